-- Logging with 4 to 7 players: 3 wood in every round.
return card {
  id     = "logging_many",
  kind   = "space",
  title  = "Logging",
  text   = "Take the wood; then, or instead, go on an expedition for 1 item.",
  short  = "take; then/or expedition for 1",
  source = "CF-186",
  mark   = "S",

  min_players = 4,
  goods       = { wood = 3 },

  use = then_or { take(), expedition(1) },

  examples = {
    { name = "3 wood in every round",
      given = { { wood = 0 },
                players = 4,
                rules = { starting_player = 1 },
                set = { ["stock.wood.logging_many"] = 3 } },
      steps = { "place logging_many" },
      expect = { { wood = 6 } } },
    { name = "wood, then an expedition",
      given = { { wood = 0 },
                players = 4,
                rules = { starting_player = 1 },
                set = { ["player[1].weapon.1"] = 1, ["player[1].weapon.2"] = 1 } },
      steps = { "place logging_many", "take", "expedition 1", "loot_wood" },
      expect = { { wood = 4 },
                 set = { ["player[1].weapon.1"] = 2, ["player[1].weapon.2"] = 1 } } },
  },
}
