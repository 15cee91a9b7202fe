-- Ore mine construction: a mine on two tunnels, and an expedition.
return card {
  id     = "ore_mine_construction",
  kind   = "space",
  title  = "Ore mine construction",
  text   = "Build an ore mine with its deep tunnel and gain 3 ore; then, or instead, go on " ..
           "an expedition for 2 items.",
  short  = "ore mine and 3 ore; then/or expedition for 2",
  source = "CF-216",
  mark   = "S",

  stage      = 1,
  solo_round = 3,

  use = then_or {
    label("ore_mine", sequence { ore_mine(), gain { ore = 3 } }),
    expedition(2),
  },

  examples = {
    { name = "a mine on two tunnels, and 3 ore",
      given = { { ore = 0 },
                players = 1,
                set = { ["space.ore_mine_construction"] = "open",
                        ["player[1].ground.f3"] = "tunnel",
                        ["player[1].ground.f2"] = "tunnel" } },
      steps = { "place ore_mine_construction", "ore_mine f3 deep_tunnel f2" },
      expect = { { ore = 3 },
                 set = { ["player[1].ground.f3"] = "ore_mine",
                         ["player[1].ground.f2"] = "deep_tunnel" } } },
    { name = "no ore without a mine (CF-376)",
      given = { { ore = 0 },
                players = 1,
                set = { ["space.ore_mine_construction"] = "open",
                        ["player[1].weapon.1"] = 3, ["player[1].weapon.2"] = 3 } },
      steps = { "place ore_mine_construction", "loot_dog", "loot_stone" },
      expect = { { ore = 0, dog = 1, stone = 1 },
                 set = { ["player[1].weapon.1"] = 4, ["player[1].weapon.2"] = 3 } } },
  },
}
