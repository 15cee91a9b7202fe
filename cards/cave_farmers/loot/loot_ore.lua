-- 2 ore: both pieces are one item.
return card {
  id     = "loot_ore",
  kind   = "loot",
  title  = "2 ore",
  text   = "Gain 2 ore.",
  source = "CF-236",
  mark   = "S",

  strength = 4,
  use      = gain { ore = 2 },

  examples = {
    { name = "is brought home",
      given = { { ore = 0 },
                players = 1,
                set = { ["player[1].weapon.1"] = 4, ["player[1].weapon.2"] = 4 } },
      steps = { "place logging", "expedition 1", "loot_ore" },
      expect = { { ore = 2 },
                 set = { ["player[1].weapon.1"] = 5, ["player[1].weapon.2"] = 4 } } },
    { name = "not below strength 4",
      given = { { ore = 0 },
                players = 1,
                set = { ["player[1].weapon.1"] = 3, ["player[1].weapon.2"] = 3 } },
      steps = { "place logging", "expedition 1" },
      refused = { loot_ore = "needs strength 4, but the dwarf had 3" } },
  },
}
