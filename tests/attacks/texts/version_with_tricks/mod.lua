return mod { id = "version_with_tricks", name = "V", version = "1.0\u{202E}0" }
