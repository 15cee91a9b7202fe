-- Sunken works: below the fourth level the mine is full of water.
return mod {
  id      = "sunken_works",
  name    = "Sunken works",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "dwergar" },
  engine  = ">=0.1",

  goods = {
    pearl = { limit = 9, text = "found by divers in the Sump" },
  },
}
