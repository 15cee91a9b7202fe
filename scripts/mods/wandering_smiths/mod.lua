return mod {
  id      = "wandering_smiths",
  name    = "Wandering smiths",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "covenant" },
  engine  = ">=0.1",
}
