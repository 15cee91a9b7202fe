-- Housework: up to two rooms, each with a payment of its own.
return card {
  id     = "housework",
  kind   = "action_tile",
  title  = "Housework",
  text   = "Furnish a room for 1 food per dwarf. Furnish a room for 5 food or 1 gold.",
  short  = "furnish for 1 food per dwarf; furnish for 5 food or 1 gold",
  source = "CVC-T2",
  mark   = "P1 P2 P3 P4 P6",

  stage  = "start",
  use    = any_order {
    label("furnish for 1 food per dwarf", furnish { food = per("dwarfs") }),
    furnish { { food = 5 }, { gold = 1 } },
  },

  examples = {
    { name = "the first group costs 2 food in a round of two turns (CVC-X13)",
      given = { rules = { starting_player = 1 } },
      steps = { "take housework", "anytime 1 emmer for 1 food", "furnish for 1 food per dwarf",
                "furnish shelf c4" },
      expect = { { wood = 0, stone = 1, emmer = 0, flax = 1, food = 0, gold = 1 },
                 set = { ["player[1].cell.c4"] = "shelf" } } },
    { name = "the second group costs 5 food or 1 gold (CVC-X14)",
      given = { rules = { starting_player = 1 } },
      steps = { "take housework", "furnish for 5 food or 1 gold", "furnish spinning_wheel c4" },
      expect = { { wood = 0, stone = 1, emmer = 1, flax = 1, food = 1, gold = 0 } } },
    { name = "whoever has both is asked what to pay",
      given = { { food = 6, gold = 1 }, rules = { starting_player = 1 } },
      steps = { "take housework", "furnish for 5 food or 1 gold", "furnish shelf c4",
                "pay 1 wood 5 food" },
      expect = { { wood = 0, food = 1, gold = 1 } } },
  },
}
