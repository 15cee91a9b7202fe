-- Ore delivery: stone and ore, and more ore from your mines.
return card {
  id     = "ore_delivery",
  kind   = "space",
  title  = "Ore delivery",
  text   = "Take the stone and ore and 2 ore more for each of your ore mines.",
  short  = "take all, and 2 ore per ore mine",
  source = "CF-223",
  mark   = "S",

  stage      = 3,
  solo_round = 7,
  goods      = { stone = 1, ore = 1 },

  use = take { ore = per("ore_mines", 2) },

  examples = {
    { name = "stone and ore",
      given = { { stone = 0, ore = 0 },
                players = 1,
                set = { ["space.ore_delivery"] = "open", ["stock.stone.ore_delivery"] = 1,
                        ["stock.ore.ore_delivery"] = 1 } },
      steps = { "place ore_delivery" },
      expect = { { stone = 2, ore = 2 } } },
    { name = "2 more ore for an ore mine",
      given = { { stone = 0, ore = 0 },
                players = 1,
                set = { ["space.ore_delivery"] = "open",
                        ["player[1].ground.f3"] = "ore_mine",
                        ["player[1].ground.g3"] = "deep_tunnel",
                        ["player[1].partner.f3"] = "g3", ["player[1].partner.g3"] = "f3" } },
      steps = { "place ore_delivery" },
      expect = { { stone = 1, ore = 3 } } },
  },
}
