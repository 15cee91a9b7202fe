return mod {
  id      = "ember_clans",
  name    = "Ember Clans",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "covenant" },
  engine  = ">=0.1",
}
