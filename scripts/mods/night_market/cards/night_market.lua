-- Night market: whoever owns it may trade whenever a question is open.
return card {
  id     = "night_market",
  kind   = "furnishing",
  title  = "Night market",
  text   = "At any time: 2 ore for 1 gold; 1 dog for 2 food while you have 2 dogs or more; " ..
           "1 vegetable for 2 gold or for 1 ruby.",

  tag    = "green",
  set    = "full",
  cost   = { wood = 1, stone = 1 },
  points = 1,

  exchange = {
    { pay = { ore = 2 }, get = { gold = 1 } },
    { pay = { dog = 1 }, get = { food = 2 }, when = { "dog", at_least = 2 } },
    { label = "bargain",
      run = sequence { pay { vegetable = 1 }, one_of { gain { gold = 2 }, gain { ruby = 1 } } } },
  },

  examples = {
    { name = "ore becomes gold",
      given = { { ore = 3, gold = 0 }, players = 1,
                set = { ["player[1].tile.e3"] = "night_market" } },
      steps = { "anytime 2 ore for 1 gold" },
      expect = { { ore = 1, gold = 1 } },
      refused = { ["anytime 2 ore for 1 gold"] = "needs 2 ore, has 1" } },
    { name = "one dog stays at home",
      given = { { dog = 2, food = 0 }, players = 1,
                set = { ["player[1].tile.e3"] = "night_market" } },
      steps = { "anytime 1 dog for 2 food" },
      expect = { { dog = 1, food = 2 } },
      refused = { ["anytime 1 dog for 2 food"] = "needs at least 2 dog, has 1" } },
    { name = "a vegetable for a ruby, in the middle of a feeding",
      given = { { vegetable = 1, ruby = 0, food = 4 }, players = 1,
                set = { ["player[1].tile.e3"] = "night_market", round = 3 } },
      steps = { "place wood_gathering", "end_turn", "place ore_mining", "end_turn",
                "anytime bargain", "gain 1 ruby", "feed 4" },
      expect = { { vegetable = 0, ruby = 1, food = 0 } } },
  },
}
