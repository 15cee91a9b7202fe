return mod {
  id      = "tea_farm",
  name    = "Tea on the farm",
  version = "1.0.0",
  authors = { "A. Newcomer" },
  licence = "MIT",
  games   = { "cave_farmers" },
  engine  = ">=0.1",
}
