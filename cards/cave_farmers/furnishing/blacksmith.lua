-- Blacksmith: cheaper weapons.
return card {
  id     = "blacksmith",
  kind   = "furnishing",
  title  = "Blacksmith",
  text   = "Gain 2 ore at once. Forging costs you 2 ore less.",
  source = "CF-266",
  mark   = "S P",

  tag    = "green",
  set    = "introductory",
  cost   = { wood = 1, stone = 2 },
  points = 3,

  built  = gain { ore = 2 },
  modify = { forge_price = { add = -2 } },

  examples = {
    { name = "costs 1 wood and 2 stone, brings 2 ore, is worth 3",
      given = { { wood = 1, stone = 2, ore = 0 }, players = 1 },
      steps = { "place housework", "furnish", "furnish blacksmith e3" },
      expect = { { wood = 0, stone = 0, ore = 2 },
                 set = { ["player[1].tile.e3"] = "blacksmith" },
                 score = { blacksmith = 3 } } },
    { name = "strength 8 for 6 ore, 9 never (S19)",
      given = { { ore = 6 }, players = 1, set = { ["player[1].tile.e3"] = "blacksmith" } },
      steps = { "place blacksmithing", "forge 8" },
      expect = { { ore = 0 },
                 set = { ["player[1].weapon.1"] = 8, ["player[1].weapon.2"] = 0 } } },
    { name = "strength 2 for nothing (CF-336)",
      given = { { ore = 0 }, players = 1, set = { ["player[1].tile.e3"] = "blacksmith" } },
      steps = { "place blacksmithing", "forge 2" },
      expect = { { ore = 0 },
                 set = { ["player[1].weapon.1"] = 2, ["player[1].weapon.2"] = 0 } } },
  },
}
