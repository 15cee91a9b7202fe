-- Brass pipes: furnaces in the town bring more heat.
return card {
  id    = "brass_pipes",
  kind  = "project",
  title = "Brass pipes",
  text  = "Your furnaces in the town bring you 1 heat more when others come.",

  number         = 308,
  deck           = "waterworks",
  tier           = "advanced",
  cost           = { iron = 2, gold = 1 },
  points         = 10,
  upgrade        = { heat = 2 },
  upgrade_points = 1,

  modify = { furnace_heat = { add = 1 } },

  examples = {
    { name = "2 heat instead of 1",
      given = { {}, { heat = 0 },
                rules = { starting_player = 1, decks = "sunken_works:waterworks,golden" },
                set = { ["project.sunken_works:brass_pipes"] = "p2_upgraded",
                        ["furnace.bellows"] = "p2" } },
      steps = { "place foreman bellows" },
      expect = { {}, { heat = 2 } } },
  },
}
