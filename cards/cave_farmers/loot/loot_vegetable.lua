-- Vegetable: somebody's garden was badly fenced.
return card {
  id     = "loot_vegetable",
  kind   = "loot",
  title  = "Vegetable",
  text   = "Gain 1 vegetable.",
  source = "CF-235",
  mark   = "S",

  strength = 4,
  use      = gain { vegetable = 1 },

  examples = {
    { name = "is brought home",
      given = { { vegetable = 0 },
                players = 1,
                set = { ["player[1].weapon.1"] = 4, ["player[1].weapon.2"] = 4 } },
      steps = { "place logging", "expedition 1", "loot_vegetable" },
      expect = { { vegetable = 1 },
                 set = { ["player[1].weapon.1"] = 5, ["player[1].weapon.2"] = 4 } } },
    { name = "not below strength 4",
      given = { { vegetable = 0 },
                players = 1,
                set = { ["player[1].weapon.1"] = 3, ["player[1].weapon.2"] = 3 } },
      steps = { "place logging", "expedition 1" },
      refused = { loot_vegetable = "needs strength 4, but the dwarf had 3" } },
  },
}
