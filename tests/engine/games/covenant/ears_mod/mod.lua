-- Cards that hear, change and forbid what no printed one does.
return mod {
  id      = "ears_mod",
  name    = "Events, values and permissions for tests",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "covenant" },
}
