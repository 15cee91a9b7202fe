-- Fence building with 5 players: wood, and fences to make of it.
return card {
  id     = "fence_building_five",
  kind   = "space",
  title  = "Fence building",
  text   = "Take the wood; then, or instead, build a small pasture for 2 wood and/or a " ..
           "large one for 4 wood.",
  short  = "take; then/or fences 2, 4 wood",
  source = "CF-208",
  mark   = "S",

  min_players = 5,
  max_players = 5,
  goods       = { wood = 1 },

  use = then_or {
    take(),
    label("fences", and_or { small_pasture(2), large_pasture(4) }),
  },

  examples = {
    { name = "wood, then both pastures",
      given = { { wood = 5 },
                players = 5,
                rules = { starting_player = 1 },
                set = { ["player[1].ground.d4"] = "meadow",
                        ["player[1].ground.d3"] = "meadow",
                        ["player[1].ground.c4"] = "meadow" } },
      steps = { "place fence_building_five", "take", "fences", "small_pasture 2",
                "small_pasture c4", "large_pasture 4" },
      expect = { { wood = 0 },
                 set = { ["player[1].ground.c4"] = "small_pasture",
                         ["player[1].ground.d4"] = "large_pasture",
                         ["player[1].ground.d3"] = "large_pasture" } } },
    { name = "wood alone",
      given = { { wood = 0 },
                players = 5,
                rules = { starting_player = 1 },
                set = { ["stock.wood.fence_building_five"] = 1 } },
      steps = { "place fence_building_five" },
      expect = { { wood = 2 } } },
  },
}
