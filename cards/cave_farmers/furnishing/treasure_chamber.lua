-- Treasure chamber: rubies shine twice.
return card {
  id     = "treasure_chamber",
  kind   = "furnishing",
  title  = "Treasure chamber",
  text   = "In the end 1 point more for each of your rubies.",
  source = "CF-295",
  mark   = "S P",

  tag    = "yellow",
  set    = "introductory",
  cost   = { wood = 1, stone = 1 },
  points = 0,

  score = per("ruby"),

  examples = {
    { name = "1 point more for each ruby (S44); costs 1 wood and 1 stone",
      given = { { wood = 1, stone = 1, ruby = 4 }, players = 1 },
      steps = { "place housework", "furnish", "furnish treasure_chamber e3" },
      expect = { { wood = 0, stone = 0 },
                 set = { ["player[1].tile.e3"] = "treasure_chamber" },
                 score = { treasure_chamber = 4 } } },
  },
}
