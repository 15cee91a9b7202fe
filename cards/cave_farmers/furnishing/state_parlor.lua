-- State parlor: the best place is among the neighbours.
return card {
  id     = "state_parlor",
  kind   = "furnishing",
  title  = "State parlor",
  text   = "Gain 2 food for each dwelling next to it at once. In the end 4 points for each " ..
           "of them.",
  source = "CF-284",
  mark   = "S P",

  tag    = "yellow",
  set    = "full",
  cost   = { gold = 5, stone = 3 },
  points = 0,

  built = gain { food = per("adjacent_dwellings", 2) },
  score = per("adjacent_dwellings", 4),

  examples = {
    { name = "among four dwellings (S35)",
      given = { { gold = 5, stone = 3, food = 0 },
                players = 1,
                set = { ["player[1].ground.f3"] = "cavern",
                        ["player[1].ground.g3"] = "cavern",
                        ["player[1].ground.f2"] = "cavern",
                        ["player[1].ground.f4"] = "cavern",
                        ["player[1].tile.e3"] = "ordinary_dwelling",
                        ["player[1].tile.g3"] = "ordinary_dwelling",
                        ["player[1].tile.f2"] = "ordinary_dwelling",
                        ["player[1].tile.f4"] = "ordinary_dwelling" } },
      steps = { "place housework", "furnish", "furnish state_parlor f3" },
      expect = { { gold = 0, stone = 0, food = 8 },
                 set = { ["player[1].tile.f3"] = "state_parlor" },
                 score = { state_parlor = 16 } } },
    { name = "above the entry-level dwelling",
      given = { { gold = 5, stone = 3, food = 0 }, players = 1 },
      steps = { "place housework", "furnish", "furnish state_parlor e3" },
      expect = { { food = 2 },
                 set = { ["player[1].tile.e3"] = "state_parlor" },
                 score = { state_parlor = 4 } } },
  },
}
