-- The shipped cards of Caverna: Cave vs Cave are a mod like any other.
return mod {
  id      = "cave_vs_cave",
  name    = "Caverna: Cave vs Cave",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "cave_vs_cave" },
  engine  = ">=0.1",
  example = "shelf",

  -- Saves from before messages had other words, and before rounds were cards: they do the same.
  accepts_saves = { "654ace7864d7a15d", "288ad8cced4856b5" },
}
