-- Projects for tests of what the printed ones never do.
return mod {
  id      = "odd_cards_mod",
  name    = "Odd cards for tests",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "dwergar" },
  counters = { night = { max = 9, per = "game", reset = "game" } },
  queries = { nights = { text = "whether it is night", run = function(g) return g:get "night" end } },
}
