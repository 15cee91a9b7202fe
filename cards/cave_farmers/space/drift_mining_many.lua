-- Drift mining with 4 to 7 players: twice as much stone.
return card {
  id     = "drift_mining_many",
  kind   = "space",
  title  = "Drift mining",
  text   = "Take the stone and/or place a twin tile of cavern and tunnel.",
  short  = "take and/or cavern + tunnel",
  source = "CF-182",
  mark   = "S",

  min_players = 4,
  goods       = { stone = 2 },

  use = and_or { take(), place_twin "cavern_tunnel" },

  examples = {
    { name = "2 stone in every round",
      given = { { stone = 0 },
                players = 4,
                rules = { starting_player = 1 },
                set = { ["stock.stone.drift_mining_many"] = 2 } },
      steps = { "place drift_mining_many", "take", "stop" },
      expect = { { stone = 4 } } },
    { name = "the tile alone leaves the stone there",
      given = { { stone = 0 }, players = 4, rules = { starting_player = 1 } },
      steps = { "place drift_mining_many", "place_twin cavern_tunnel",
                "cavern f3 tunnel g3", "stop" },
      expect = { { stone = 0 },
                 set = { ["player[1].ground.f3"] = "cavern",
                         ["player[1].ground.g3"] = "tunnel",
                         ["stock.stone.drift_mining_many"] = 2 } } },
  },
}
