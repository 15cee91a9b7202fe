-- Food table: what can be turned into food; it lies on the table in every match.
return card {
  id     = "food_table",
  kind   = "table",
  title  = "Food table",
  text   = "At any time: 1 sheep for 1 food, 1 donkey for 1, 2 donkeys for 3, 1 boar for 2, " ..
           "1 cattle for 3, 1 grain for 1, 1 vegetable for 2, 1 ruby for 2; gold for 1 food " ..
           "less than gold.",
  source = "CF-160 to CF-168",
  mark   = "S P",

  -- Animals go through `eat`, so that tiles can make more of them (CF-276).
  exchange = {
    { run = eat("sheep", 1, 1), label = "eat 1 sheep" },
    { run = eat("donkey", 1, 1), label = "eat 1 donkey" },
    { run = eat("donkey", 2, 3), label = "eat 2 donkey" },
    { run = eat("boar", 1, 2), label = "eat 1 boar" },
    { run = eat("cattle", 1, 3), label = "eat 1 cattle" },
    { pay = { grain = 1 }, get = { food = 1 } },
    { pay = { vegetable = 1 }, get = { food = 2 } },
    { pay = { ruby = 1 }, get = { food = 2 } },
    { run = sell_gold(), label = "sell gold" },
  },

  examples = {
    { name = "animals",
      given = { { sheep = 1, donkey = 3, boar = 1, cattle = 1, food = 0 },
                players = 1,
                set = { ["player[1].ground.d4"] = "large_pasture",
                        ["player[1].ground.d3"] = "large_pasture",
                        ["player[1].partner.d4"] = "d3", ["player[1].partner.d3"] = "d4",
                        ["player[1].ground.c4"] = "small_pasture",
                        ["player[1].ground.c3"] = "small_pasture" } },
      steps = { "anytime eat 1 sheep", "anytime eat 2 donkey", "anytime eat 1 donkey",
                "anytime eat 1 boar", "anytime eat 1 cattle" },
      expect = { { sheep = 0, donkey = 0, boar = 0, cattle = 0, food = 10 } },
      refused = { ["anytime eat 1 sheep"] = "needs 1 sheep, has 0",
                  ["anytime eat 2 donkey"] = "needs 2 donkey, has 0" } },
    { name = "crops and rubies",
      given = { { grain = 1, vegetable = 1, ruby = 1, food = 0 }, players = 1 },
      steps = { "anytime 1 grain for 1 food", "anytime 1 vegetable for 2 food",
                "anytime 1 ruby for 2 food" },
      expect = { { grain = 0, vegetable = 0, ruby = 0, food = 5 } } },
    { name = "gold: each sale loses 1 (CF-168)",
      given = { { gold = 4, food = 0 }, players = 1 },
      steps = { "anytime sell gold", "sell 4 gold" },
      expect = { { gold = 0, food = 3 } } },
    { name = "no single gold",
      given = { { gold = 1 }, players = 1 },
      steps = {},
      refused = { ["anytime sell gold"] = "needs 2 gold, has 1" } },
    { name = "no dogs (CF-458)",
      given = { { ruby = 1, dog = 2, sheep = 2 }, players = 1 },
      steps = { "anytime 1 ruby for 1 boar" }, -- more animals than fit: one is eaten or released
      not_offered = { "eat dog", "eat 2 dog" } },
  },
}
