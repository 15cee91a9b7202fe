-- Two rooms for tests of rulings that the printed rooms never meet (CVC-E54, CVC-E55).
return mod {
  id      = "flax_mod",
  name    = "Flax for tests",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "cave_vs_cave" },
}
