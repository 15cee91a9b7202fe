return mod {
  id      = "lamplighters",
  name    = "Lamplighters",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "dwergar" },
  engine  = ">=0.1",
}
