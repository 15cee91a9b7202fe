-- Overheated crank: it turns, and it glows.
return card {
  id     = "overheated_crank",
  kind   = "event",
  title  = "Overheated crank",
  text   = "The lift moves by one level; then each player gains 1 heat.",
  source = "DWG-K53",
  mark   = "S; name Rh",

  number = 53,
  once   = raise_tiles(1),
  each   = gain { heat = 1 },

  examples = {
    { name = "one move, and 1 heat for each player",
      given = { { stone = 0, heat = 0 }, { heat = 0 }, rules = { starting_player = 1 },
                set = { ["event.overheated_crank"] = "round_2", phase = "round_end",
                        round = 2, ["player[1].cart.transit.stone"] = 3,
                        ["player[1].cart.level_1.iron"] = 2,
                        ["player[2].cart.level_1.crystal"] = 1 } },
      steps = {},
      expect = { { stone = 3, heat = 1 }, { heat = 1 },
                 set = { ["player[1].cart.transit.iron"] = 2 } } },
  },
}
