return mod { id = "depends_on_itself", name = "Self", version = "1.0.0", depends = { "depends_on_itself" } }
