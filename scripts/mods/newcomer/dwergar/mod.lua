return mod {
  id      = "tea_city",
  name    = "Tea in the city",
  version = "1.0.0",
  authors = { "A. Newcomer" },
  licence = "MIT",
  games   = { "dwergar" },
  engine  = ">=0.1",
}
