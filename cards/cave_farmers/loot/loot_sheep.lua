-- Sheep: a stray one.
return card {
  id     = "loot_sheep",
  kind   = "loot",
  title  = "Sheep",
  text   = "Gain 1 sheep.",
  source = "CF-231",
  mark   = "S",

  strength = 2,
  use      = gain { sheep = 1 },

  examples = {
    { name = "is brought home",
      given = { { sheep = 0 },
                players = 1,
                set = { ["player[1].weapon.1"] = 2, ["player[1].weapon.2"] = 2 } },
      steps = { "place logging", "expedition 1", "loot_sheep" },
      expect = { { sheep = 1 },
                 set = { ["player[1].weapon.1"] = 3, ["player[1].weapon.2"] = 2 } } },
    { name = "not below strength 2",
      given = { { sheep = 0 },
                players = 1,
                set = { ["player[1].weapon.1"] = 1, ["player[1].weapon.2"] = 1 } },
      steps = { "place logging", "expedition 1" },
      refused = { loot_sheep = "needs strength 2, but the dwarf had 1" } },
  },
}
