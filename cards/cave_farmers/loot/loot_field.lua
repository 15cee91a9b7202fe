-- Field: a single tile.
return card {
  id     = "loot_field",
  kind   = "loot",
  title  = "Field",
  text   = "Place a single field tile.",
  source = "CF-247",
  mark   = "S",

  strength = 12,
  use      = place_single "field",

  examples = {
    { name = "a single field",
      given = { players = 1,
                set = { ["player[1].weapon.1"] = 12, ["player[1].weapon.2"] = 12 } },
      steps = { "place logging", "expedition 1", "loot_field" },
      expect = { set = { ["player[1].weapon.1"] = 13, ["player[1].weapon.2"] = 12,
                         ["player[1].ground.d4"] = "field" } } },
    { name = "not below strength 12",
      given = { players = 1,
                set = { ["player[1].weapon.1"] = 11, ["player[1].weapon.2"] = 11 } },
      steps = { "place logging", "expedition 1" },
      refused = { loot_field = "needs strength 12, but the dwarf had 11" } },
  },
}
