-- Meadow: a single tile.
return card {
  id     = "loot_meadow",
  kind   = "loot",
  title  = "Meadow",
  text   = "Place a single meadow tile.",
  source = "CF-245",
  mark   = "S",

  strength = 11,
  use      = place_single "meadow",

  examples = {
    { name = "the first one lies before the entrance (CF-357)",
      given = { players = 1,
                set = { ["player[1].weapon.1"] = 11, ["player[1].weapon.2"] = 11 } },
      steps = { "place logging", "expedition 1", "loot_meadow" },
      expect = { set = { ["player[1].weapon.1"] = 12, ["player[1].weapon.2"] = 11,
                         ["player[1].ground.d4"] = "meadow" } } },
    { name = "not below strength 11",
      given = { players = 1,
                set = { ["player[1].weapon.1"] = 10, ["player[1].weapon.2"] = 10 } },
      steps = { "place logging", "expedition 1" },
      refused = { loot_meadow = "needs strength 11, but the dwarf had 10" } },
  },
}
