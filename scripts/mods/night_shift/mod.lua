return mod {
  id      = "night_shift",
  name    = "Night shift",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "dwergar" },
  engine  = ">=0.1",
  depends = { "deep_galleries >=1.0" },
}
