-- The shipped cards of Dwergar are a mod like any other.
--
-- In their examples the seed says which worker player 1 begins with: an engineer (no seed given),
-- an ironworker (seed 6) or a blacksmith (seed 10).
return mod {
  id      = "dwergar",
  name    = "Dwergar",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "dwergar" },
  engine  = ">=0.1",
  example = "rails",

  -- Saves from before amounts of events had words, and from before messages had other words: the
  -- cards do the same.
  accepts_saves = { "1a4dc09cf9d31422", "51a16c015f58b368" },
}
