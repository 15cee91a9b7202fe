return mod { id = "b", name = "Attack", version = "1.0.0", depends = { "a" } }
