-- Ore storage: the same for ore, at half the price.
return card {
  id     = "ore_storage",
  kind   = "furnishing",
  title  = "Ore storage",
  text   = "In the end 1 point for every 2 of your ore.",
  source = "CF-289",
  mark   = "S P",

  tag    = "yellow",
  set    = "introductory",
  cost   = { wood = 1, stone = 2 },
  points = 0,

  score = function(g, me)
    return g:count(me, "ore") // 2
  end,

  examples = {
    { name = "5 ore: 2 points (S39); costs 1 wood and 2 stone",
      given = { { wood = 1, stone = 2, ore = 5 }, players = 1 },
      steps = { "place housework", "furnish", "furnish ore_storage e3" },
      expect = { { wood = 0, stone = 0 },
                 set = { ["player[1].tile.e3"] = "ore_storage" },
                 score = { ore_storage = 2 } } },
    { name = "6 ore: 3 points (S39)",
      given = { { ore = 6 }, players = 1, set = { ["player[1].tile.e3"] = "ore_storage" } },
      steps = {},
      expect = { score = { ore_storage = 3 } } },
  },
}
