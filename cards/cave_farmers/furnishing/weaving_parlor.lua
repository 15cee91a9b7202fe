-- Weaving parlor: wool.
return card {
  id     = "weaving_parlor",
  kind   = "furnishing",
  title  = "Weaving parlor",
  text   = "Gain 1 food for each of your sheep at once. In the end 1 point for every 2 sheep.",
  source = "CF-282",
  mark   = "S P",

  tag    = "yellow",
  set    = "introductory",
  cost   = { wood = 2, stone = 1 },
  points = 0,

  built = gain { food = per("sheep") },
  score = function(g, me)
    return g:count(me, "sheep") // 2
  end,

  examples = {
    { name = "1 food for each sheep at once",
      given = { { wood = 2, stone = 1, sheep = 2, food = 0 }, players = 1 },
      steps = { "place housework", "furnish", "furnish weaving_parlor e3" },
      expect = { { wood = 0, stone = 0, food = 2 },
                 set = { ["player[1].tile.e3"] = "weaving_parlor" } } },
    { name = "1 point for every 2 sheep",
      given = { { sheep = 5 },
                players = 1,
                set = { ["player[1].ground.d4"] = "large_pasture",
                        ["player[1].ground.d3"] = "large_pasture",
                        ["player[1].partner.d4"] = "d3", ["player[1].partner.d3"] = "d4",
                        ["player[1].tile.e3"] = "weaving_parlor" } },
      steps = {},
      expect = { score = { weaving_parlor = 2 } } },
  },
}
