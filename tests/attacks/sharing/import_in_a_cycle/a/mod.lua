return mod { id = "a", name = "Attack", version = "1.0.0", depends = { "b" } }
