return mod {
  id      = "mild_winter",
  name    = "Mild winter",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "cave_farmers" },
  engine  = ">=0.1",
}
