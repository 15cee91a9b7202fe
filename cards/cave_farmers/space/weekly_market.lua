-- Weekly market, with 5 to 7 players: gold, and ten stalls to spend it at.
return card {
  id     = "weekly_market",
  kind   = "space",
  title  = "Weekly market",
  text   = "Gain 4 gold, then buy any of these goods, at most 1 of each: wood, stone, ore, " ..
           "sheep, donkey or grain for 1 gold, boar, dog or vegetable for 2, cattle for 3.",
  short  = "4 gold; buy up to 1 each of 10 goods for 1 to 3 gold",
  source = "CF-203",
  mark   = "S",

  min_players = 5,

  use = sequence {
    gain { gold = 4 },
    any_order {
      exchange { pay = { gold = 1 }, get = { wood = 1 } },
      exchange { pay = { gold = 1 }, get = { stone = 1 } },
      exchange { pay = { gold = 1 }, get = { ore = 1 } },
      exchange { pay = { gold = 1 }, get = { grain = 1 } },
      exchange { pay = { gold = 1 }, get = { sheep = 1 } },
      exchange { pay = { gold = 1 }, get = { donkey = 1 } },
      exchange { pay = { gold = 2 }, get = { vegetable = 1 } },
      exchange { pay = { gold = 2 }, get = { dog = 1 } },
      exchange { pay = { gold = 2 }, get = { boar = 1 } },
      exchange { pay = { gold = 3 }, get = { cattle = 1 } },
    },
  },

  examples = {
    { name = "own gold may be added; each good once (S54)",
      given = { { gold = 1, cattle = 0, vegetable = 0 },
                players = 5,
                rules = { starting_player = 1 } },
      steps = { "place weekly_market", "exchange 3 gold for 1 cattle",
                "exchange 2 gold for 1 vegetable" },
      expect = { { gold = 0, cattle = 1, vegetable = 1 } } },
    { name = "no good a second time",
      given = { { gold = 10, wood = 0 }, players = 5, rules = { starting_player = 1 } },
      steps = { "place weekly_market", "exchange 1 gold for 1 wood" },
      expect = { { gold = 13, wood = 1 } },
      not_offered = { "exchange 1 gold for 1 wood" } },
    { name = "buying nothing",
      given = { { gold = 0 }, players = 5, rules = { starting_player = 1 } },
      steps = { "place weekly_market", "done" },
      expect = { { gold = 4 } } },
  },
}
