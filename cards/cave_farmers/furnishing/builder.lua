-- Builder: ore will do as well.
return card {
  id     = "builder",
  kind   = "furnishing",
  title  = "Builder",
  text   = "When you pay for a furnishing tile, 1 ore may stand for 1 wood, and 1 ore for 1 stone.",
  source = "CF-268",
  mark   = "S P",

  tag    = "green",
  set    = "full",
  cost   = { stone = 1 },
  points = 2,

  modify = {
    furnish_price = {
      { instead = { pay = { ore = 1 }, of = { wood = 1 }, limit = 1 } },
      { instead = { pay = { ore = 1 }, of = { stone = 1 }, limit = 1 } },
    },
  },

  examples = {
    { name = "costs 1 stone, is worth 2",
      given = { { stone = 1 }, players = 1 },
      steps = { "place housework", "furnish", "furnish builder e3" },
      expect = { { stone = 0 },
                 set = { ["player[1].tile.e3"] = "builder" },
                 score = { builder = 2 } } },
    { name = "the Blacksmith for 2 ore and 1 stone (S20)",
      given = { { wood = 0, stone = 1, ore = 2 },
                players = 1,
                set = { ["player[1].ground.f3"] = "cavern",
                        ["player[1].tile.e3"] = "builder" } },
      steps = { "place housework", "furnish", "furnish blacksmith f3" },
      expect = { { wood = 0, stone = 0, ore = 2 } } },
    { name = "one replacement of each is enough",
      given = { { wood = 1, stone = 2, ore = 1 },
                players = 1,
                set = { ["player[1].ground.f3"] = "cavern",
                        ["player[1].tile.e3"] = "builder" } },
      steps = { "place housework", "furnish", "furnish blacksmith f3",
                "pay 1 wood 1 stone 1 ore" },
      expect = { { wood = 0, stone = 1, ore = 2 } } },
    { name = "not for the Builder itself (CF-389)",
      given = { { wood = 2, stone = 0, ore = 1 }, players = 1 },
      steps = { "place housework", "furnish" },
      refused = { ["furnish builder e3"] = "needs 1 stone, has 0" } },
  },
}
