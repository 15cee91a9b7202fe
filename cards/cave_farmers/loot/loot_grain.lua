-- Grain: found growing wild.
return card {
  id     = "loot_grain",
  kind   = "loot",
  title  = "Grain",
  text   = "Gain 1 grain.",
  source = "CF-232",
  mark   = "S",

  strength = 2,
  use      = gain { grain = 1 },

  examples = {
    { name = "is brought home",
      given = { { grain = 0 },
                players = 1,
                set = { ["player[1].weapon.1"] = 2, ["player[1].weapon.2"] = 2 } },
      steps = { "place logging", "expedition 1", "loot_grain" },
      expect = { { grain = 1 },
                 set = { ["player[1].weapon.1"] = 3, ["player[1].weapon.2"] = 2 } } },
    { name = "not below strength 2",
      given = { { grain = 0 },
                players = 1,
                set = { ["player[1].weapon.1"] = 1, ["player[1].weapon.2"] = 1 } },
      steps = { "place logging", "expedition 1" },
      refused = { loot_grain = "needs strength 2, but the dwarf had 1" } },
  },
}
