-- Main storage: the more parlors, storages and chambers, the better.
return card {
  id     = "main_storage",
  kind   = "furnishing",
  title  = "Main storage",
  text   = "In the end 2 points for each of your tiles with a yellow name tag, this one included.",
  source = "CF-291",
  mark   = "S P",

  tag    = "yellow",
  set    = "introductory",
  cost   = { wood = 2, stone = 1 },
  points = 0,

  score = per("yellow_tiles", 2),

  examples = {
    { name = "alone 2 points (CF-501); costs 2 wood and 1 stone",
      given = { { wood = 2, stone = 1 }, players = 1 },
      steps = { "place housework", "furnish", "furnish main_storage e3" },
      expect = { { wood = 0, stone = 0 },
                 set = { ["player[1].tile.e3"] = "main_storage" },
                 score = { main_storage = 2 } } },
    { name = "yellow tiles count, others do not",
      given = { players = 1,
                set = { ["player[1].ground.f3"] = "cavern",
                        ["player[1].ground.f4"] = "cavern",
                        ["player[1].tile.e3"] = "main_storage",
                        ["player[1].tile.f3"] = "beer_parlor",
                        ["player[1].tile.f4"] = "carpenter" } },
      steps = {},
      expect = { score = { main_storage = 4 } } },
  },
}
