-- Sluice gates: one more furnace is lit as a round ends.
return card {
  id    = "sluice_gates",
  kind  = "project",
  title = "Sluice gates",
  text  = "At the end of a round you light one more furnace if you have a hot one.",

  number         = 305,
  deck           = "waterworks",
  tier           = "advanced",
  cost           = { iron = 2, gold = 1 },
  points         = 9,
  upgrade        = { heat = 3 },
  upgrade_points = 2,

  modify = { fires = { add = 1 } },

  examples = {
    { name = "two furnaces instead of one",
      given = { { hot_furnace = 1, cool_furnace = 3 }, { hot_furnace = 1, cool_furnace = 3 },
                rules = { starting_player = 1, decks = "sunken_works:waterworks,golden" },
                set = { phase = "round_end", round = 1,
                        ["project.sunken_works:sluice_gates"] = "p1_upgraded" } },
      steps = {},
      expect = { { hot_furnace = 3, cool_furnace = 1 }, { hot_furnace = 2, cool_furnace = 2 } } },
  },
}
