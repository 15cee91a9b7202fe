-- Supplies storage: nobody goes out unarmed.
return card {
  id     = "supplies_storage",
  kind   = "furnishing",
  title  = "Supplies storage",
  text   = "In the end 8 points if all your dwarfs are armed.",
  source = "CF-293",
  mark   = "S P",

  tag    = "yellow",
  set    = "full",
  cost   = { food = 3, wood = 1 },
  points = 0,

  score = function(g, me)
    return g:count(me, "armed_dwarfs") == g:count(me, "dwarfs") and 8 or 0
  end,

  examples = {
    { name = "nothing while one dwarf is unarmed; costs 3 food and 1 wood",
      given = { { food = 3, wood = 1 },
                players = 1,
                set = { ["player[1].weapon.1"] = 0, ["player[1].weapon.2"] = 5 } },
      steps = { "place housework", "furnish", "furnish supplies_storage e3" },
      expect = { { food = 0, wood = 0 },
                 set = { ["player[1].tile.e3"] = "supplies_storage" },
                 score = { supplies_storage = 0 } } },
    { name = "all armed: 8 points (S42)",
      given = { players = 1,
                set = { ["player[1].tile.e3"] = "supplies_storage",
                        ["player[1].weapon.1"] = 1, ["player[1].weapon.2"] = 5 } },
      steps = {},
      expect = { score = { supplies_storage = 8 } } },
  },
}
