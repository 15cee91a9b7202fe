return mod {
  id      = "tea_cave",
  name    = "Tea in the cave",
  version = "1.0.0",
  authors = { "A. Newcomer" },
  licence = "MIT",
  games   = { "cave_vs_cave" },
  engine  = ">=0.1",
}
