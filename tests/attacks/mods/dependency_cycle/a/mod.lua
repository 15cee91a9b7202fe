return mod { id = "one", name = "One", version = "1.0.0", depends = { "two" } }
