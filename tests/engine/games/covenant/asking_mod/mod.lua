-- Cards that ask in the middle of rules, for tests of what a question may stand on.
return mod {
  id      = "asking_mod",
  name    = "Cards that ask, for tests",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "covenant" },
}
