-- Sheep farming: fences and a stable, and the sheep to put behind them.
return card {
  id     = "sheep_farming",
  kind   = "space",
  title  = "Sheep farming",
  text   = "Build a small pasture for 2 wood, a large one for 4 wood and/or a stable for 1 " ..
           "stone; then, or instead, take the sheep.",
  short  = "fences 2, 4 wood, stable 1 stone; then/or take",
  source = "CF-215",
  mark   = "S",

  stage      = 1,
  solo_round = 2,
  goods      = { sheep = 1 },

  use = then_or {
    label("fences and stables", and_or { small_pasture(2), large_pasture(4), stable(1) }),
    take(),
  },

  examples = {
    { name = "pasture and stable, then the animals",
      given = { { wood = 2, stone = 1, sheep = 0 },
                players = 1,
                set = { ["space.sheep_farming"] = "open",
                        ["player[1].ground.d4"] = "meadow",
                        ["player[1].ground.d3"] = "field" } },
      steps = { "place sheep_farming", "fences and stables", "small_pasture 2", "stable 1",
                "stable d4", "take" },
      expect = { { wood = 0, stone = 0, sheep = 1 },
                 set = { ["player[1].ground.d4"] = "small_pasture",
                         ["player[1].stable.d4"] = 1 } } },
    { name = "all sheep that have gathered",
      given = { { wood = 0, stone = 0, sheep = 0 },
                players = 1,
                set = { ["space.sheep_farming"] = "open", ["stock.sheep.sheep_farming"] = 1 } },
      steps = { "place sheep_farming" },
      expect = { { sheep = 2 } } },
    { name = "building alone leaves them there",
      given = { { wood = 0, stone = 1, sheep = 0 },
                players = 1,
                set = { ["space.sheep_farming"] = "open" } },
      steps = { "place sheep_farming", "fences and stables", "stable b1", "stop" },
      expect = { { stone = 0, sheep = 0 },
                 set = { ["player[1].stable.b1"] = 1, ["stock.sheep.sheep_farming"] = 1 } } },
  },
}
