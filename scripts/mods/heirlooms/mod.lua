return mod {
  id      = "heirlooms",
  name    = "Heirlooms",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "cave_farmers" },
  engine  = ">=0.1",
}
