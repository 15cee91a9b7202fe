-- Stone storage: whoever has stone left has not wasted it.
return card {
  id     = "stone_storage",
  kind   = "furnishing",
  title  = "Stone storage",
  text   = "In the end 1 point for each of your stone.",
  source = "CF-288",
  mark   = "S P",

  tag    = "yellow",
  set    = "introductory",
  cost   = { wood = 3, ore = 1 },
  points = 0,

  score = per("stone"),

  examples = {
    { name = "1 point for each stone; costs 3 wood and 1 ore",
      given = { { wood = 3, ore = 1, stone = 4 }, players = 1 },
      steps = { "place housework", "furnish", "furnish stone_storage e3" },
      expect = { { wood = 0, ore = 0 },
                 set = { ["player[1].tile.e3"] = "stone_storage" },
                 score = { stone_storage = 4 } } },
  },
}
