return mod {
  id      = "tea_clan",
  name    = "Tea with the clan",
  version = "1.0.0",
  authors = { "A. Newcomer" },
  licence = "MIT",
  games   = { "covenant" },
  engine  = ">=0.1",
}
