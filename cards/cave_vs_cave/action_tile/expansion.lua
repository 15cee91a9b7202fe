-- Expansion: dig, and furnish at a fixed price.
return card {
  id     = "expansion",
  kind   = "action_tile",
  title  = "Expansion",
  text   = "Dig out 1 rock. Furnish a room for 5 food or 2 gold.",
  short  = "dig out 1; furnish for 5 food or 2 gold",
  source = "CVC-T8",
  mark   = "P1 P3",

  stage  = "three",
  use    = any_order { dig(1), furnish { { food = 5 }, { gold = 2 } } },

  examples = {
    { name = "dig, and furnish the new cell for 2 gold",
      given = { { gold = 2 }, set = { ["tile.expansion"] = "on_board" },
                rules = { starting_player = 1 } },
      steps = { "take expansion", "dig", "dig c2", "furnish for 5 food or 2 gold",
                "furnish shelf c2" },
      expect = { { gold = 0, wood = 0 }, set = { ["player[1].cell.c2"] = "shelf" } } },
    { name = "or for 5 food",
      given = { { gold = 1, food = 5 }, set = { ["tile.expansion"] = "on_board" },
                rules = { starting_player = 1 } },
      steps = { "take expansion", "furnish for 5 food or 2 gold", "furnish shelf c4" },
      expect = { { gold = 1, food = 0, wood = 0 } } },
  },
}
