-- An Era and phases more.
return mod {
  id      = "course_mod",
  name    = "Eras and phases for tests",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "covenant" },
}
