-- Barterers: everything has its price.
return card {
  id    = "barterers",
  kind  = "identity",
  title = "Barterers",
  text  = "At any time 1 stone becomes 1 wood, or 1 ore becomes 1 stone. When a round ends, " ..
          "gain 1 gold.",

  exchange = {
    { pay = { stone = 1 }, get = { wood = 1 }, when = { "wood", below = 9 } },
    { pay = { ore = 1 }, get = { stone = 1 }, when = { "stone", below = 9 } },
  },
  on = { round_ended = gain { gold = 1 } },

  examples = {
    { name = "ore to stone to wood",
      given = { { ore = 1, stone = 0, wood = 0 },
                set = { ["player[1].identity"] = "ironroot:barterers" },
                rules = { starting_player = 1 } },
      steps = { "anytime 1 ore for 1 stone", "anytime 1 stone for 1 wood" },
      expect = { { ore = 0, stone = 0, wood = 1 } } },
    { name = "gold at the end of the round",
      given = { { gold = 0 }, set = { ["player[1].identity"] = "ironroot:barterers" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "end_turn", "take cultivation", "end_turn", "take housework",
                "end_turn", "take excavation", "end_turn" },
      expect = { { gold = 1 } } },
  },
}
