-- Small-scale drift mining, with 5 players: stone only for those who dig.
return card {
  id     = "small_drift_mining",
  kind   = "space",
  title  = "Small-scale drift mining",
  text   = "Place a twin tile of cavern and tunnel, then gain 1 stone.",
  short  = "cavern + tunnel, then 1 stone",
  source = "CF-201",
  mark   = "S",

  min_players = 5,
  max_players = 5,

  use = sequence { place_twin "cavern_tunnel", gain { stone = 1 } },

  examples = {
    { name = "a tile and 1 stone",
      given = { { stone = 0 }, players = 5, rules = { starting_player = 1 } },
      steps = { "place small_drift_mining", "cavern f3 tunnel g3" },
      expect = { { stone = 1 },
                 set = { ["player[1].ground.f3"] = "cavern",
                         ["player[1].ground.g3"] = "tunnel" } } },
    { name = "no stone without a tile (CF-386)",
      given = { players = 5,
                rules = { starting_player = 1 },
                set = { ["player[1].ground.e1"] = "tunnel",
                        ["player[1].ground.e2"] = "tunnel",
                        ["player[1].ground.f1"] = "tunnel",
                        ["player[1].ground.f2"] = "tunnel",
                        ["player[1].ground.f3"] = "tunnel",
                        ["player[1].ground.f4"] = "tunnel",
                        ["player[1].ground.g1"] = "tunnel",
                        ["player[1].ground.g2"] = "tunnel",
                        ["player[1].ground.g3"] = "tunnel",
                        ["player[1].ground.g4"] = "tunnel" } },
      steps = {},
      refused = { ["place small_drift_mining"] = "no two adjacent spaces in the mountain" } },
  },
}
