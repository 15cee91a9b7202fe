return mod { id = "../../etc", name = "V", version = "1.0.0" }
