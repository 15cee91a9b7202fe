-- Cavern: a single tile.
return card {
  id     = "loot_cavern",
  kind   = "loot",
  title  = "Cavern",
  text   = "Place a single cavern tile.",
  source = "CF-249",
  mark   = "S",

  strength = 14,
  use      = place_single "cavern",

  examples = {
    { name = "a single cavern",
      given = { players = 1,
                set = { ["player[1].weapon.1"] = 14, ["player[1].weapon.2"] = 14 } },
      steps = { "place logging", "expedition 1", "loot_cavern", "cavern f3" },
      expect = { set = { ["player[1].weapon.1"] = 14, ["player[1].weapon.2"] = 14,
                         ["player[1].ground.f3"] = "cavern" } } },
    { name = "not below strength 14",
      given = { players = 1,
                set = { ["player[1].weapon.1"] = 13, ["player[1].weapon.2"] = 13 } },
      steps = { "place logging", "expedition 1" },
      refused = { loot_cavern = "needs strength 14, but the dwarf had 13" } },
  },
}
