-- Halls for tests of what the printed halls never do.
return mod {
  id      = "odd_halls_mod",
  name    = "Odd halls for tests",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "covenant" },
}
