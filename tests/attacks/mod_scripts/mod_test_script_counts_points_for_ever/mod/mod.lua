return mod { id = "endless_points", version = "1.0.0", games = { "cave_vs_cave" } }
