-- Pearl hall: costs pearls, and counts those that are left.
return card {
  id    = "pearl_hall",
  kind  = "project",
  title = "Pearl hall",
  text  = "In the end 2 points for each of your pearls.",

  number         = 306,
  deck           = "waterworks",
  tier           = "advanced",
  cost           = { gold = 1, pearl = 1 },
  points         = 11,
  upgrade        = { stone = 2, heat = 1 },
  upgrade_points = 1,

  score = per("pearl", 2),

  examples = {
    { name = "is paid with a pearl",
      given = { { gold = 1, pearl = 1, iron = 0 },
                rules = { starting_player = 1, decks = "sunken_works:waterworks,golden" },
                set = { ["project.sunken_works:pearl_hall"] = "track",
                        ["player[1].pool.ironworker"] = 1 } },
      steps = { "place ironworker studio", "complete" },
      expect = { { gold = 0, pearl = 0, vp = 11 } } },
    { name = "2 points for each pearl",
      given = { { pearl = 4 },
                rules = { starting_player = 1, decks = "sunken_works:waterworks,golden" },
                set = { phase = "action", ["turn.actions_left"] = 3,
                        ["project.sunken_works:pearl_hall"] = "p1_upgraded" } },
      steps = {},
      expect = { score = { ["sunken_works:pearl_hall"] = 8 } } },
  },
}
