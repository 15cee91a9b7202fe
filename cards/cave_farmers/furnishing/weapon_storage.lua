-- Weapon storage: for a family in arms.
return card {
  id     = "weapon_storage",
  kind   = "furnishing",
  title  = "Weapon storage",
  text   = "In the end 3 points for each of your armed dwarfs.",
  source = "CF-292",
  mark   = "S P",

  tag    = "yellow",
  set    = "introductory",
  cost   = { wood = 3, stone = 2 },
  points = 0,

  score = per("armed_dwarfs", 3),

  examples = {
    { name = "3 points for each armed dwarf; costs 3 wood and 2 stone",
      given = { { wood = 3, stone = 2 },
                players = 1,
                set = { ["player[1].weapon.1"] = 0, ["player[1].weapon.2"] = 5 } },
      steps = { "place housework", "furnish", "furnish weapon_storage e3" },
      expect = { { wood = 0, stone = 0 },
                 set = { ["player[1].tile.e3"] = "weapon_storage" },
                 score = { weapon_storage = 3 } } },
    { name = "2 armed dwarfs",
      given = { players = 1,
                set = { ["player[1].tile.e3"] = "weapon_storage",
                        ["player[1].weapon.1"] = 1, ["player[1].weapon.2"] = 5 } },
      steps = {},
      expect = { score = { weapon_storage = 6 } } },
  },
}
