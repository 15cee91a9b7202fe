-- Cooking cave: a proper meal.
return card {
  id     = "cooking_cave",
  kind   = "furnishing",
  title  = "Cooking cave",
  text   = "At any time: 1 grain and 1 vegetable for 5 food.",
  source = "CF-277",
  mark   = "S P",

  tag    = "green",
  set    = "introductory",
  cost   = { stone = 2 },
  points = 2,

  exchange = { { pay = { grain = 1, vegetable = 1 }, get = { food = 5 } } },

  examples = {
    { name = "costs 2 stone, is worth 2",
      given = { { stone = 2 }, players = 1 },
      steps = { "place housework", "furnish", "furnish cooking_cave e3" },
      expect = { { stone = 0 },
                 set = { ["player[1].tile.e3"] = "cooking_cave" },
                 score = { cooking_cave = 2 } } },
    { name = "as often as you like (CF-484)",
      given = { { grain = 2, vegetable = 3, food = 0 },
                players = 1,
                set = { ["player[1].tile.e3"] = "cooking_cave" } },
      steps = { "anytime 1 grain 1 vegetable for 5 food",
                "anytime 1 grain 1 vegetable for 5 food" },
      expect = { { grain = 0, vegetable = 1, food = 10 } },
      refused = { ["anytime 1 grain 1 vegetable for 5 food"] = "needs 1 grain, has 0" } },
    { name = "only with both (S12)",
      given = { { grain = 1, vegetable = 0 },
                players = 1,
                set = { ["player[1].tile.e3"] = "cooking_cave" } },
      steps = {},
      refused = { ["anytime 1 grain 1 vegetable for 5 food"] = "needs 1 vegetable, has 0" } },
  },
}
