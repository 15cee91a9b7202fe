-- A phase in which everybody chooses at once: who lets down the most ballast?

return card {
  id    = "plumb_lines",
  kind  = "phase",
  title = "Plumb lines",
  text  = "At the end of rounds 2, 5 and 8 each player secretly lets down up to 3 stone. " ..
          "Whoever alone let down the most finds 2 pearls.",

  at         = "round_end",
  from_round = 2,
  every      = 3,

  bid     = { stone = 3 },
  highest = gain { pearl = 2 },

  examples = {
    { name = "the most stone finds the pearls, and all stone is gone",
      given = { { stone = 3, pearl = 0 }, { stone = 2, pearl = 0 }, rules = { starting_player = 1 },
                set = { phase = "round_end", round = 2,
                        ["event.underfloor_heating"] = "round_2" } },
      steps = { "bid 1 stone", "bid 2 stone" },
      expect = { { stone = 2, pearl = 0 }, { stone = 0, pearl = 2 }, set = { round = 3 } } },
    { name = "a tie finds nothing",
      given = { { stone = 3, pearl = 0 }, { stone = 3, pearl = 0 }, rules = { starting_player = 1 },
                set = { phase = "round_end", round = 2,
                        ["event.underfloor_heating"] = "round_2" } },
      steps = { "bid 2 stone", "bid 2 stone" },
      expect = { { stone = 1, pearl = 0 }, { stone = 1, pearl = 0 } } },
    { name = "nobody can let down more than they have",
      given = { { stone = 1, pearl = 0 }, { stone = 0, pearl = 0 }, rules = { starting_player = 1 },
                set = { phase = "round_end", round = 5,
                        ["event.underfloor_heating"] = "round_5" } },
      steps = {},
      not_offered = { "bid 2 stone", "bid 3 stone" } },
  },
}
