return mod {
  id      = "secret_ways",
  name    = "Secret ways",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "cave_vs_cave" },
  engine  = ">=0.1",
}
