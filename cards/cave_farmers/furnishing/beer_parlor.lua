-- Beer parlor: grain in its best form.
return card {
  id     = "beer_parlor",
  kind   = "furnishing",
  title  = "Beer parlor",
  text   = "At any time before scoring: 2 grain for 3 gold or for 4 food.",
  source = "CF-286",
  mark   = "S P",

  tag    = "yellow",
  set    = "introductory",
  cost   = { wood = 2 },
  points = 3,

  exchange = {
    { pay = { grain = 2 }, get = { gold = 3 } },
    { pay = { grain = 2 }, get = { food = 4 } },
  },

  examples = {
    { name = "costs 2 wood, is worth 3",
      given = { { wood = 2 }, players = 1 },
      steps = { "place housework", "furnish", "furnish beer_parlor e3" },
      expect = { { wood = 0 },
                 set = { ["player[1].tile.e3"] = "beer_parlor" },
                 score = { beer_parlor = 3 } } },
    { name = "2 grain for 3 gold or 4 food (S37)",
      given = { { grain = 4, gold = 0, food = 0 },
                players = 1,
                set = { ["player[1].tile.e3"] = "beer_parlor" } },
      steps = { "anytime 2 grain for 3 gold", "anytime 2 grain for 4 food" },
      expect = { { grain = 0, gold = 3, food = 4 } } },
    { name = "not grain on fields (CF-489)",
      given = { { grain = 1 },
                players = 1,
                set = { ["player[1].tile.e3"] = "beer_parlor",
                        ["player[1].ground.d4"] = "field",
                        ["player[1].crop.d4"] = "3_grain" } },
      steps = {},
      refused = { ["anytime 2 grain for 3 gold"] = "needs 2 grain, has 1",
                  ["anytime 2 grain for 4 food"] = "needs 2 grain, has 1" } },
  },
}
