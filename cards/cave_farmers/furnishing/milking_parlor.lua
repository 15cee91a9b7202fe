-- Milking parlor: milk.
return card {
  id     = "milking_parlor",
  kind   = "furnishing",
  title  = "Milking parlor",
  text   = "Gain 1 food for each of your cattle at once. In the end 1 point for each of them.",
  source = "CF-283",
  mark   = "S P",

  tag    = "yellow",
  set    = "introductory",
  cost   = { wood = 2, stone = 2 },
  points = 0,

  built = gain { food = per("cattle") },
  score = per("cattle"),

  examples = {
    { name = "1 food for each cattle at once (S34)",
      given = { { wood = 2, stone = 2, cattle = 3, food = 0 },
                players = 1,
                set = { ["player[1].ground.d4"] = "large_pasture",
                        ["player[1].ground.d3"] = "large_pasture",
                        ["player[1].partner.d4"] = "d3", ["player[1].partner.d3"] = "d4" } },
      steps = { "place housework", "furnish", "furnish milking_parlor e3" },
      expect = { { wood = 0, stone = 0, food = 3 },
                 set = { ["player[1].tile.e3"] = "milking_parlor" },
                 score = { milking_parlor = 3 } } },
  },
}
