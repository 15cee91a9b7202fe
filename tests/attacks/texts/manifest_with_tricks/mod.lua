return mod { id = "manifest_with_tricks", name = "\27[2J", version = "1.0.0" }
