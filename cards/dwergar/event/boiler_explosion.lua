-- Boiler explosion: hot for everybody.
return card {
  id     = "boiler_explosion",
  kind   = "event",
  title  = "Boiler explosion",
  text   = "Each player gains 2 heat.",
  source = "DWG-K46",
  mark   = "S; name Rh",

  number = 46,
  each   = gain { heat = 2 },

  examples = {
    { name = "2 heat for each player",
      given = { { heat = 0 }, { heat = 1 }, rules = { starting_player = 1 },
                set = { ["event.boiler_explosion"] = "round_2", phase = "round_end",
                        round = 2 } },
      steps = {},
      expect = { { heat = 2 }, { heat = 3 }, set = { round = 3 } } },
    { name = "not above 10 (DWG-E20)",
      given = { { heat = 9 }, rules = { starting_player = 1 },
                set = { ["event.boiler_explosion"] = "round_2", phase = "round_end",
                        round = 2 } },
      steps = {},
      expect = { { heat = 10 } } },
  },
}
