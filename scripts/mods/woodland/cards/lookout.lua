-- Lookout: hears what the others do.
return card {
  id     = "lookout",
  kind   = "furnishing",
  title  = "Lookout",
  text   = "Each time another player goes logging, gain 1 wood.",

  tag    = "green",
  set    = "introductory",
  cost   = { wood = 1 },
  points = 1,

  on = { placed = { by = "others", card = "logging", run = gain { wood = 1 } } },

  examples = {
    { name = "the neighbour goes logging",
      given = { { wood = 0 }, { wood = 0 }, players = 2, rules = { starting_player = 2 },
                set = { ["player[1].tile.e3"] = "lookout" } },
      steps = { "place logging" },
      expect = { { wood = 1 }, { wood = 3 } } },
    { name = "not when the owner goes",
      given = { { wood = 0 }, players = 2, rules = { starting_player = 1 },
                set = { ["player[1].tile.e3"] = "lookout" } },
      steps = { "place logging" },
      expect = { { wood = 3 } } },
  },
}
