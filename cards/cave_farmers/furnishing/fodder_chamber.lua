-- Fodder chamber: enough for all of them.
return card {
  id     = "fodder_chamber",
  kind   = "furnishing",
  title  = "Fodder chamber",
  text   = "In the end 1 point for every 3 of your farm animals.",
  source = "CF-299",
  mark   = "S P",

  tag    = "yellow",
  set    = "introductory",
  cost   = { grain = 2, stone = 1 },
  points = 0,

  score = function(g, me)
    return g:count(me, "farm_animals") // 3
  end,

  examples = {
    { name = "costs 2 grain and 1 stone",
      given = { { grain = 2, stone = 1 }, players = 1 },
      steps = { "place housework", "furnish", "furnish fodder_chamber e3" },
      expect = { { grain = 0, stone = 0 },
                 set = { ["player[1].tile.e3"] = "fodder_chamber" },
                 score = { fodder_chamber = 0 } } },
    { name = "4 sheep, 4 cattle, 7 dogs: 2 points (CF-504)",
      given = { { sheep = 4, cattle = 4, dog = 7 },
                players = 1,
                set = { ["player[1].tile.e3"] = "fodder_chamber",
                        ["player[1].ground.d4"] = "large_pasture",
                        ["player[1].ground.d3"] = "large_pasture",
                        ["player[1].partner.d4"] = "d3", ["player[1].partner.d3"] = "d4",
                        ["player[1].ground.c4"] = "large_pasture",
                        ["player[1].ground.c3"] = "large_pasture",
                        ["player[1].partner.c4"] = "c3", ["player[1].partner.c3"] = "c4" } },
      steps = {},
      expect = { score = { fodder_chamber = 2 } } },
  },
}
