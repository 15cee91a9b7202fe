return mod {
  id      = "deep",
  name    = "Rounds and cells",
  version = "1.0.0",
  games   = { "cave_vs_cave" },
  engine  = ">=0.1",
}
