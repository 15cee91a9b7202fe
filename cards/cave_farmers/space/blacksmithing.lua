-- Blacksmithing: a weapon, and the first expedition with it.
return card {
  id     = "blacksmithing",
  kind   = "space",
  title  = "Blacksmithing",
  text   = "Forge a weapon; then, or instead, go on an expedition for 3 items.",
  short  = "forge a weapon; then/or an expedition for 3",
  source = "CF-214",
  mark   = "S",

  stage      = 1,
  solo_round = 1,

  use = then_or { forge(), expedition(3) },

  examples = {
    { name = "a weapon, and an expedition at once (S1)",
      given = { { ore = 1, dog = 0, wood = 0 }, players = 1 },
      steps = { "place blacksmithing", "expedition 3", "loot_all_weapons", "loot_dog",
                "loot_wood" },
      expect = { { ore = 0, dog = 1, wood = 1 },
                 set = { ["player[1].weapon.1"] = 3, ["player[1].weapon.2"] = 0 } } },
    { name = "an armed dwarf only goes out (CF-337)",
      given = { { ore = 5 },
                players = 1,
                set = { ["player[1].weapon.1"] = 2, ["player[1].weapon.2"] = 2 } },
      steps = { "place blacksmithing", "loot_sheep", "stop" },
      expect = { { ore = 5, sheep = 1 },
                 set = { ["player[1].weapon.1"] = 3, ["player[1].weapon.2"] = 2 } } },
    { name = "closed without weapon and ore (CF-336)",
      given = { { ore = 0 }, players = 1 },
      steps = {},
      refused = { ["place blacksmithing"] = "the dwarf has no weapon" } },
  },
}
