-- Excavation with up to 3 players: stone, and either side of the mountain's twin tile.
return card {
  id     = "excavation",
  kind   = "space",
  title  = "Excavation",
  text   = "Take the stone and/or place a twin tile of cavern and tunnel or of two caverns.",
  short  = "take and/or twin tile: cavern + tunnel or 2 caverns",
  source = "CF-183",
  mark   = "S",

  max_players = 3,
  goods       = { stone = 1 },

  use = and_or { take(), place_twin "cavern" },

  examples = {
    { name = "stone and two caverns",
      given = { { stone = 0 }, players = 1 },
      steps = { "place excavation", "take", "place_twin cavern", "cavern f3 cavern g3" },
      expect = { { stone = 1 },
                 set = { ["player[1].ground.f3"] = "cavern",
                         ["player[1].ground.g3"] = "cavern" } } },
    { name = "a cavern with a tunnel; the stone stays",
      given = { { stone = 0 }, players = 1 },
      steps = { "place excavation", "place_twin cavern", "cavern f3 tunnel g3", "stop" },
      expect = { { stone = 0 },
                 set = { ["player[1].ground.f3"] = "cavern",
                         ["player[1].ground.g3"] = "tunnel", ["stock.stone.excavation"] = 1 } } },
  },
}
