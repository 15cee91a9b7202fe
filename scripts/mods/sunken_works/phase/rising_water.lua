-- A phase at the end of every third round: the water rises, and fires can hold it back.
return card {
  id    = "rising_water",
  kind  = "phase",
  title = "Rising water",
  text  = "At the end of every third round each player may pay 1 heat and finds 1 pearl.",

  at         = "round_end",
  from_round = 3,
  every      = 3,
  each       = optional(exchange { pay = { heat = 1 }, get = { pearl = 1 } }),

  examples = {
    { name = "each player is asked in turn order",
      given = { { heat = 1, pearl = 0 }, { heat = 1, pearl = 0 }, rules = { starting_player = 1 },
                set = { phase = "round_end", round = 3,
                        ["event.underfloor_heating"] = "round_3" } },
      steps = { "accept", "decline" },
      expect = { { heat = 0, pearl = 1 }, { heat = 1, pearl = 0 }, set = { round = 4 } } },
    { name = "not in other rounds",
      given = { { heat = 1, pearl = 0 }, { heat = 1, pearl = 0 }, rules = { starting_player = 1 },
                set = { phase = "round_end", round = 4,
                        ["event.underfloor_heating"] = "round_4" } },
      steps = {},
      expect = { { heat = 1, pearl = 0 }, set = { round = 5 } } },
  },
}
