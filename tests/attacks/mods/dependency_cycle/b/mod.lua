return mod { id = "two", name = "Two", version = "1.0.0", depends = { "one" } }
