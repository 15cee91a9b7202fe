return mod {
  id      = "woodland",
  name    = "Woodland",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "cave_farmers" },
  engine  = ">=0.1",
}
