-- Spare part storage: the Trader's trade the other way round.
return card {
  id     = "spare_part_storage",
  kind   = "furnishing",
  title  = "Spare part storage",
  text   = "At any time before scoring: 1 wood, 1 stone and 1 ore for 2 gold. Goes on top " ..
           "of your Trader if you have it.",
  source = "CF-290",
  mark   = "S P",

  tag    = "yellow",
  set    = "full",
  cost   = { wood = 2 },
  points = 0,
  covers = "trader",

  exchange = { { pay = { wood = 1, stone = 1, ore = 1 }, get = { gold = 2 } } },

  examples = {
    { name = "costs 2 wood",
      given = { { wood = 2 }, players = 1 },
      steps = { "place housework", "furnish", "furnish spare_part_storage e3" },
      expect = { { wood = 0 },
                 set = { ["player[1].tile.e3"] = "spare_part_storage" },
                 score = { spare_part_storage = 0 } } },
    { name = "sets for 2 gold each (S40)",
      given = { { wood = 2, stone = 2, ore = 3, gold = 0 },
                players = 1,
                set = { ["player[1].tile.e3"] = "spare_part_storage" } },
      steps = { "anytime 1 wood 1 stone 1 ore for 2 gold",
                "anytime 1 wood 1 stone 1 ore for 2 gold" },
      expect = { { wood = 0, stone = 0, ore = 1, gold = 4 } } },
    { name = "covers the Trader, whose points are lost (CF-399)",
      given = { { wood = 2, gold = 2 },
                players = 1,
                set = { ["player[1].tile.e3"] = "trader" } },
      steps = { "place housework", "furnish" },
      expect = { { wood = 0 },
                 set = { ["player[1].tile.e3"] = "spare_part_storage" },
                 score = { trader = 0 } },
      not_offered = { "anytime 2 gold for 1 wood 1 stone 1 ore" } },
  },
}
