-- Tiles that open one thing each, for tests.
return mod {
  id      = "open_mod",
  name    = "Places, values, events and phases, for tests",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "cave_farmers" },
  goods   = { moss = { limit = 9, text = "grows in tunnels" } },
}
