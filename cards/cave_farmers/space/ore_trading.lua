-- Ore trading: up to three times ore for gold and food.
return card {
  id     = "ore_trading",
  kind   = "space",
  title  = "Ore trading",
  text   = "Up to 3 times: pay 2 ore for 2 gold and 1 food.",
  short  = "up to 3 times 2 ore for 2 gold and 1 food",
  source = "CF-225",
  mark   = "S",

  stage      = 4,
  solo_round = 10,

  use = sequence {
    exchange { pay = { ore = 2 }, get = { gold = 2, food = 1 } },
    optional { label("a second trade", sequence {
      exchange { pay = { ore = 2 }, get = { gold = 2, food = 1 } },
      optional { label("a third trade",
                       exchange { pay = { ore = 2 }, get = { gold = 2, food = 1 } }) },
    }) },
  },

  examples = {
    { name = "three times, not four (S56)",
      given = { { ore = 9, gold = 0, food = 0 },
                players = 1,
                set = { ["space.ore_trading"] = "open" } },
      steps = { "place ore_trading", "accept a second trade", "accept a third trade" },
      expect = { { ore = 3, gold = 6, food = 3 } } },
    { name = "once is enough",
      given = { { ore = 7, gold = 0, food = 0 },
                players = 1,
                set = { ["space.ore_trading"] = "open" } },
      steps = { "place ore_trading", "decline" },
      expect = { { ore = 5, gold = 2, food = 1 } } },
    { name = "closed with 1 ore",
      given = { { ore = 1 }, players = 1, set = { ["space.ore_trading"] = "open" } },
      steps = {},
      refused = { ["place ore_trading"] = "needs 2 ore, has 1" } },
  },
}
