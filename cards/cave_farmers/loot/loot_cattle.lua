-- Cattle: driven home over the hills.
return card {
  id     = "loot_cattle",
  kind   = "loot",
  title  = "Cattle",
  text   = "Gain 1 cattle.",
  source = "CF-243",
  mark   = "S",

  strength = 10,
  use      = gain { cattle = 1 },

  examples = {
    { name = "is brought home",
      given = { { cattle = 0 },
                players = 1,
                set = { ["player[1].weapon.1"] = 10, ["player[1].weapon.2"] = 10 } },
      steps = { "place logging", "expedition 1", "loot_cattle" },
      expect = { { cattle = 1 },
                 set = { ["player[1].weapon.1"] = 11, ["player[1].weapon.2"] = 10 } } },
    { name = "not below strength 10",
      given = { { cattle = 0 },
                players = 1,
                set = { ["player[1].weapon.1"] = 9, ["player[1].weapon.2"] = 9 } },
      steps = { "place logging", "expedition 1" },
      refused = { loot_cattle = "needs strength 10, but the dwarf had 9" } },
  },
}
