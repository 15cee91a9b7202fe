-- Ore mining with 4 to 7 players: 3 ore on the empty space, then 2 at a time.
return card {
  id     = "ore_mining_many",
  kind   = "space",
  title  = "Ore mining",
  text   = "Take the ore and 2 ore more for each of your ore mines.",
  short  = "take, and 2 ore per ore mine",
  source = "CF-189",
  mark   = "S",

  min_players = 4,
  goods       = { ore = 3 },
  more        = { ore = 2 },

  use = take { ore = per("ore_mines", 2) },

  examples = {
    { name = "3 ore, then 2 in each round (S49)",
      given = { { ore = 0 },
                players = 4,
                rules = { starting_player = 1 },
                set = { ["stock.ore.ore_mining_many"] = 3 } },
      steps = { "place ore_mining_many" },
      expect = { { ore = 5 } } },
    { name = "4 more for two ore mines",
      given = { { ore = 0 },
                players = 4,
                rules = { starting_player = 1 },
                set = { ["player[1].ground.f3"] = "ore_mine",
                        ["player[1].ground.g3"] = "deep_tunnel",
                        ["player[1].partner.f3"] = "g3", ["player[1].partner.g3"] = "f3",
                        ["player[1].ground.f2"] = "ore_mine",
                        ["player[1].ground.g2"] = "deep_tunnel",
                        ["player[1].partner.f2"] = "g2", ["player[1].partner.g2"] = "f2" } },
      steps = { "place ore_mining_many" },
      expect = { { ore = 7 } } },
  },
}
