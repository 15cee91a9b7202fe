-- Tunnel: a single tile.
return card {
  id     = "loot_tunnel",
  kind   = "loot",
  title  = "Tunnel",
  text   = "Place a single tunnel tile.",
  source = "CF-241",
  mark   = "S",

  strength = 9,
  use      = place_single "tunnel",

  examples = {
    { name = "a single tunnel",
      given = { players = 1,
                set = { ["player[1].weapon.1"] = 9, ["player[1].weapon.2"] = 9 } },
      steps = { "place logging", "expedition 1", "loot_tunnel", "tunnel f4" },
      expect = { set = { ["player[1].weapon.1"] = 10, ["player[1].weapon.2"] = 9,
                         ["player[1].ground.f4"] = "tunnel" } } },
    { name = "not below strength 9",
      given = { players = 1,
                set = { ["player[1].weapon.1"] = 8, ["player[1].weapon.2"] = 8 } },
      steps = { "place logging", "expedition 1" },
      refused = { loot_tunnel = "needs strength 9, but the dwarf had 8" } },
  },
}
