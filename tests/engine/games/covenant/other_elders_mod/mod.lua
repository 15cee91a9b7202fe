-- A difficulty tile with Elders who play differently, and cards of their own.
return mod {
  id      = "other_elders_mod",
  name    = "Other Elders for tests",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "covenant" },
}
