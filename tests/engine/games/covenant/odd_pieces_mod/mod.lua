-- Pieces for tests of what the printed pieces never do.
return mod {
  id      = "odd_pieces_mod",
  name    = "Odd pieces for tests",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "covenant" },
}
