-- The shipped cards of Covenant are a mod like any other.
return mod {
  id      = "covenant",
  name    = "Covenant",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "covenant" },
  engine  = ">=0.1",
}
