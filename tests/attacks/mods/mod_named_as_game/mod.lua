return mod { id = "cave_vs_cave", name = "Game", version = "1.0.0" }
