-- Excavation: dig, or pay to dig twice; and a stone.
return card {
  id     = "excavation",
  kind   = "action_tile",
  title  = "Excavation",
  text   = "Dig out 1 rock, or pay 2 food and dig out 2. Gain 1 stone.",
  short  = "dig out 1, or 2 for 2 food; 1 stone",
  source = "CVC-T3",
  mark   = "S P1",

  stage  = "start",
  use    = any_order {
    one_of { dig(1), sequence { pay { food = 2 }, dig(2) } },
    gain { stone = 1 },
  },

  examples = {
    { name = "one rock and a stone (CVC-X9)",
      given = { { food = 1, stone = 1 }, rules = { starting_player = 1 } },
      steps = { "take excavation", "dig", "dig c5", "gain 1 stone" },
      expect = { { stone = 2, food = 1 }, set = { ["player[1].cell.c5"] = "empty" } },
      not_offered = { "dig", "pay 2 food then dig 2" } },
    { name = "two rocks for 2 food, the second behind the first (CVC-E10)",
      given = { { food = 2 }, rules = { starting_player = 1 } },
      steps = { "take excavation", "pay 2 food then dig 2", "dig c7", "dig c9" },
      expect = { { food = 1 }, set = { ["player[1].cell.c7"] = "empty",
                                       ["player[1].cell.c9"] = "empty" } },
      not_offered = { "dig" } },
    { name = "the 2 food are due before the first rock (CVC-E8)",
      given = { { food = 1 }, rules = { starting_player = 1 } },
      steps = { "take excavation" },
      refused = { ["pay 2 food then dig 2"] = "needs 2 food, has 1" } },
  },
}
