-- Drift mining with 2 or 3 players: stone, and a way into the mountain.
return card {
  id     = "drift_mining",
  kind   = "space",
  title  = "Drift mining",
  text   = "Take the stone and/or place a twin tile of cavern and tunnel.",
  short  = "take and/or twin tile: cavern + tunnel",
  source = "CF-182",
  mark   = "S",

  min_players = 2,
  max_players = 3,
  goods       = { stone = 1 },

  use = and_or { take(), place_twin "cavern_tunnel" },

  examples = {
    { name = "stone and tile, in either order",
      given = { { stone = 0 }, rules = { starting_player = 1 } },
      steps = { "place drift_mining", "place_twin cavern_tunnel", "cavern f3 tunnel g3",
                "take" },
      expect = { { stone = 1 },
                 set = { ["player[1].ground.f3"] = "cavern",
                         ["player[1].ground.g3"] = "tunnel" } } },
    { name = "not two caverns (CF-365)",
      given = { rules = { starting_player = 1 } },
      steps = { "place drift_mining", "place_twin cavern_tunnel" },
      not_offered = { "cavern f3 cavern g3" } },
  },
}
