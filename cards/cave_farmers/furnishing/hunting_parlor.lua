-- Hunting parlor: trophies sell well.
return card {
  id     = "hunting_parlor",
  kind   = "furnishing",
  title  = "Hunting parlor",
  text   = "At any time before scoring: 2 boars for 2 gold and 2 food.",
  source = "CF-285",
  mark   = "S P",

  tag    = "yellow",
  set    = "introductory",
  cost   = { wood = 2 },
  points = 1,

  exchange = { { pay = { boar = 2 }, get = { gold = 2, food = 2 } } },

  examples = {
    { name = "costs 2 wood, is worth 1",
      given = { { wood = 2 }, players = 1 },
      steps = { "place housework", "furnish", "furnish hunting_parlor e3" },
      expect = { { wood = 0 },
                 set = { ["player[1].tile.e3"] = "hunting_parlor" },
                 score = { hunting_parlor = 1 } } },
    { name = "2 boars for 2 gold and 2 food; the Slaughtering cave adds nothing (CF-470)",
      given = { { boar = 2, gold = 0, food = 0 },
                players = 1,
                set = { ["player[1].ground.f3"] = "cavern",
                        ["player[1].tile.e3"] = "hunting_parlor",
                        ["player[1].tile.f3"] = "slaughtering_cave" } },
      steps = { "anytime 2 boar for 2 food 2 gold" },
      expect = { { boar = 0, gold = 2, food = 2 } } },
    { name = "not 1 boar (S36)",
      given = { { boar = 1 },
                players = 1,
                set = { ["player[1].tile.e3"] = "hunting_parlor" } },
      steps = {},
      refused = { ["anytime 2 boar for 2 food 2 gold"] = "needs 2 boar, has 1" } },
  },
}
