return mod {
  id      = "night_market",
  name    = "Night market",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "cave_farmers" },
  engine  = ">=0.1",
}
