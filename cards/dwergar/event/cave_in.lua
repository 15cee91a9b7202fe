-- Cave-in: stone comes down on its own.
return card {
  id     = "cave_in",
  kind   = "event",
  title  = "Cave-in",
  text   = "Every cart on levels 1 and 2 gets 1 stone, full or not.",
  source = "DWG-K55",
  mark   = "S; name Rh, type and amount Rm, levels Rh",

  number = 55,
  once   = sequence {
    load_level({ stone = 1 }, "level_1"),
    load_level({ stone = 1 }, "level_2"),
  },

  examples = {
    { name = "1 stone into every cart on levels 1 and 2, full or not",
      given = { rules = { starting_player = 1 },
                set = { ["event.cave_in"] = "round_2", phase = "round_end", round = 2 } },
      steps = {},
      expect = { set = { ["player[1].cart.level_1.stone"] = 1,
                         ["player[1].cart.level_1.iron"] = 1,
                         ["player[2].cart.level_1.stone"] = 1,
                         ["player[1].cart.level_2.stone"] = 1,
                         ["player[2].cart.level_2.stone"] = 1,
                         ["player[2].cart.level_2.iron"] = 1,
                         ["player[1].cart.level_3.stone"] = 0 } } },
    { name = "a cart with it is full (DWG-E62)",
      given = { rules = { starting_player = 1 },
                set = { ["event.cave_in"] = "round_2", phase = "round_end", round = 2 } },
      steps = { "place foreman mine2" },
      expect = { set = { ["player[1].cart.level_2.stone"] = 1,
                         ["player[1].cart.level_2.iron"] = 0 } },
      not_offered = { "mine" } },
  },
}
