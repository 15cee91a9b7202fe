-- The second Drift mining, with 6 and 7 players.
return card {
  id     = "drift_mining_b",
  kind   = "space",
  title  = "Drift mining",
  text   = "Take the stone and/or place a twin tile of cavern and tunnel.",
  short  = "take and/or cavern + tunnel",
  source = "CF-202",
  mark   = "S",

  min_players = 6,
  goods       = { stone = 1 },

  use = and_or { take(), place_twin "cavern_tunnel" },

  examples = {
    { name = "stone and tile",
      given = { { stone = 0 }, players = 6, rules = { starting_player = 1 } },
      steps = { "place drift_mining_b", "take", "place_twin cavern_tunnel",
                "cavern f3 tunnel g3" },
      expect = { { stone = 1 },
                 set = { ["player[1].ground.f3"] = "cavern",
                         ["player[1].ground.g3"] = "tunnel" } } },
    { name = "not two caverns (CF-365)",
      given = { players = 6, rules = { starting_player = 1 } },
      steps = { "place drift_mining_b", "place_twin cavern_tunnel" },
      not_offered = { "cavern f3 cavern g3" } },
  },
}
