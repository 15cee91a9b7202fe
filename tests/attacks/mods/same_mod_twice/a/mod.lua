return mod { id = "twin", name = "Twin", version = "1.0.0" }
