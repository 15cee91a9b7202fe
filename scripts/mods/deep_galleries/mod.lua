return mod {
  id      = "deep_galleries",
  name    = "Deep galleries",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "dwergar" },
  engine  = ">=0.1",
}
