-- Wood: picked up on the way.
return card {
  id     = "loot_wood",
  kind   = "loot",
  title  = "Wood",
  text   = "Gain 1 wood.",
  source = "CF-230",
  mark   = "S",

  strength = 1,
  use      = gain { wood = 1 },

  examples = {
    { name = "is brought home",
      given = { { wood = 0 },
                players = 1,
                set = { ["player[1].weapon.1"] = 1, ["player[1].weapon.2"] = 1 } },
      steps = { "place logging", "expedition 1", "loot_wood" },
      expect = { { wood = 1 },
                 set = { ["player[1].weapon.1"] = 2, ["player[1].weapon.2"] = 1 } } },
    { name = "pays for the pasture of the same expedition (CF-438)",
      given = { { wood = 0 },
                players = 1,
                set = { ["player[1].ground.d4"] = "meadow",
                        ["player[1].ground.d3"] = "field", ["player[1].weapon.1"] = 9,
                        ["player[1].weapon.2"] = 9 } },
      steps = { "place blacksmithing", "loot_wood", "loot_small_pasture", "stop" },
      expect = { { wood = 0 }, set = { ["player[1].ground.d4"] = "small_pasture" } } },
  },
}
