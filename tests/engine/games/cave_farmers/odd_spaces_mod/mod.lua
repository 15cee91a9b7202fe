-- Spaces for tests of what the printed spaces never do.
return mod {
  id      = "odd_spaces_mod",
  name    = "Odd spaces for tests",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "cave_farmers" },
}
