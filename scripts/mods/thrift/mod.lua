return mod {
  id      = "thrift",
  name    = "Thrift",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "cave_vs_cave" },
  engine  = ">=0.1",
}
