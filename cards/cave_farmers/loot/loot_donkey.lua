-- Donkey: it needed some persuading.
return card {
  id     = "loot_donkey",
  kind   = "loot",
  title  = "Donkey",
  text   = "Gain 1 donkey.",
  source = "CF-233",
  mark   = "S",

  strength = 3,
  use      = gain { donkey = 1 },

  examples = {
    { name = "is brought home",
      given = { { donkey = 0 },
                players = 1,
                set = { ["player[1].weapon.1"] = 3, ["player[1].weapon.2"] = 3 } },
      steps = { "place logging", "expedition 1", "loot_donkey" },
      expect = { { donkey = 1 },
                 set = { ["player[1].weapon.1"] = 4, ["player[1].weapon.2"] = 3 } } },
    { name = "not below strength 3",
      given = { { donkey = 0 },
                players = 1,
                set = { ["player[1].weapon.1"] = 2, ["player[1].weapon.2"] = 2 } },
      steps = { "place logging", "expedition 1" },
      refused = { loot_donkey = "needs strength 3, but the dwarf had 2" } },
  },
}
