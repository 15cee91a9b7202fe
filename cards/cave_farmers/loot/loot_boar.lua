-- Boar: caught with bare hands and a spear.
return card {
  id     = "loot_boar",
  kind   = "loot",
  title  = "Boar",
  text   = "Gain 1 boar.",
  source = "CF-237",
  mark   = "S",

  strength = 5,
  use      = gain { boar = 1 },

  examples = {
    { name = "is brought home",
      given = { { boar = 0 },
                players = 1,
                set = { ["player[1].weapon.1"] = 5, ["player[1].weapon.2"] = 5 } },
      steps = { "place logging", "expedition 1", "loot_boar" },
      expect = { { boar = 1 },
                 set = { ["player[1].weapon.1"] = 6, ["player[1].weapon.2"] = 5 } } },
    { name = "not below strength 5",
      given = { { boar = 0 },
                players = 1,
                set = { ["player[1].weapon.1"] = 4, ["player[1].weapon.2"] = 4 } },
      steps = { "place logging", "expedition 1" },
      refused = { loot_boar = "needs strength 5, but the dwarf had 4" } },
  },
}
