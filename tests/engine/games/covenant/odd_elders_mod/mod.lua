-- Tool cards of the Elders for tests of what the printed ones never give.
return mod {
  id      = "odd_elders_mod",
  name    = "Odd cards of the Elders for tests",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "covenant" },
}
