-- Ore mining with up to 3 players: the more ore mines, the better.
return card {
  id     = "ore_mining",
  kind   = "space",
  title  = "Ore mining",
  text   = "Take the ore and 2 ore more for each of your ore mines.",
  short  = "take, and 2 ore per ore mine",
  source = "CF-189",
  mark   = "S",

  max_players = 3,
  goods       = { ore = 2 },
  more        = { ore = 1 },

  use = take { ore = per("ore_mines", 2) },

  examples = {
    { name = "2 ore on the empty space, 1 more if some is left",
      given = { { ore = 0 }, players = 1, set = { ["stock.ore.ore_mining"] = 2 } },
      steps = { "place ore_mining" },
      expect = { { ore = 3 } } },
    { name = "2 more for an ore mine",
      given = { { ore = 0 },
                players = 1,
                set = { ["player[1].ground.f3"] = "ore_mine",
                        ["player[1].ground.g3"] = "deep_tunnel",
                        ["player[1].partner.f3"] = "g3", ["player[1].partner.g3"] = "f3" } },
      steps = { "place ore_mining" },
      expect = { { ore = 4 } } },
  },
}
