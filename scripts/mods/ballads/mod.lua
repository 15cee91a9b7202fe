return mod {
  id      = "ballads",
  name    = "Ballads",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "covenant" },
  engine  = ">=0.1",
}
