-- Blacksmithing parlor: jewellery.
return card {
  id     = "blacksmithing_parlor",
  kind   = "furnishing",
  title  = "Blacksmithing parlor",
  text   = "At any time before scoring: 1 ruby and 1 ore for 2 gold and 1 food.",
  source = "CF-287",
  mark   = "S P",

  tag    = "yellow",
  set    = "full",
  cost   = { ore = 3 },
  points = 2,

  exchange = { { pay = { ruby = 1, ore = 1 }, get = { gold = 2, food = 1 } } },

  examples = {
    { name = "costs 3 ore, is worth 2",
      given = { { ore = 3 }, players = 1 },
      steps = { "place housework", "furnish", "furnish blacksmithing_parlor e3" },
      expect = { { ore = 0 },
                 set = { ["player[1].tile.e3"] = "blacksmithing_parlor" },
                 score = { blacksmithing_parlor = 2 } } },
    { name = "1 ruby and 1 ore for 2 gold and 1 food",
      given = { { ruby = 2, ore = 1, gold = 0, food = 0 },
                players = 1,
                set = { ["player[1].tile.e3"] = "blacksmithing_parlor" } },
      steps = { "anytime 1 ore 1 ruby for 1 food 2 gold" },
      expect = { { ruby = 1, ore = 0, gold = 2, food = 1 } },
      refused = { ["anytime 1 ore 1 ruby for 1 food 2 gold"] = "needs 1 ore, has 0" } },
  },
}
