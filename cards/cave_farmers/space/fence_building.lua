-- Fence building with 6 and 7 players: 2 wood on the empty space, then 1 at a time.
return card {
  id     = "fence_building",
  kind   = "space",
  title  = "Fence building",
  text   = "Take the wood; then, or instead, build a small pasture for 2 wood and/or a " ..
           "large one for 4 wood.",
  short  = "take; then/or fences 2, 4 wood",
  source = "CF-209",
  mark   = "S",

  min_players = 6,
  goods       = { wood = 2 },
  more        = { wood = 1 },

  use = then_or {
    take(),
    label("fences", and_or { small_pasture(2), large_pasture(4) }),
  },

  examples = {
    { name = "wood, then both pastures",
      given = { { wood = 4 },
                players = 6,
                rules = { starting_player = 1 },
                set = { ["player[1].ground.d4"] = "meadow",
                        ["player[1].ground.d3"] = "meadow",
                        ["player[1].ground.c4"] = "meadow" } },
      steps = { "place fence_building", "take", "fences", "small_pasture 2",
                "small_pasture c4", "large_pasture 4" },
      expect = { { wood = 0 },
                 set = { ["player[1].ground.c4"] = "small_pasture",
                         ["player[1].ground.d4"] = "large_pasture",
                         ["player[1].ground.d3"] = "large_pasture" } } },
    { name = "2 wood on the empty space, 1 more if some is left",
      given = { { wood = 0 },
                players = 6,
                rules = { starting_player = 1 },
                set = { ["stock.wood.fence_building"] = 2 } },
      steps = { "place fence_building" },
      expect = { { wood = 3 } } },
  },
}
