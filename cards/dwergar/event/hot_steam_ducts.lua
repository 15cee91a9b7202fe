-- Hot steam ducts: warm feet at work.
return card {
  id     = "hot_steam_ducts",
  kind   = "event",
  title  = "Hot steam ducts",
  text   = "This round placing a dwarf on the Workshop or the Laboratory gives 1 heat.",
  source = "DWG-K59",
  mark   = "S; name Rh",

  number = 59,

  on = {
    placed = {
      { card = "workshop", run = gain { heat = 1 } },
      { card = "lab", run = gain { heat = 1 } },
    },
  },

  examples = {
    { name = "1 heat at the Workshop",
      given = { { heat = 0 }, seed = 10, rules = { starting_player = 1 },
                set = { ["event.hot_steam_ducts"] = "active", round = 3 } },
      steps = { "place blacksmith workshop" },
      expect = { { heat = 1 } } },
    { name = "and at the Laboratory",
      given = { { heat = 0 }, seed = 10, rules = { starting_player = 1 },
                set = { ["event.hot_steam_ducts"] = "active", round = 3 } },
      steps = { "place blacksmith lab" },
      expect = { { heat = 1 } } },
    { name = "none elsewhere",
      given = { { heat = 0 }, seed = 10, rules = { starting_player = 1 },
                set = { ["event.hot_steam_ducts"] = "active", round = 3 } },
      steps = { "place blacksmith bellows" },
      expect = { { heat = 0 } } },
  },
}
