-- Furnishing: a bite to eat, and a room.
return card {
  id     = "furnishing",
  kind   = "action_tile",
  title  = "Furnishing",
  text   = "Gain 1 food. Furnish a room for 1 food per dwarf.",
  short  = "1 food; furnish for 1 food per dwarf",
  source = "CVC-T5",
  mark   = "P1 P2 P3",

  stage  = "two",
  use    = any_order {
    gain { food = 1 },
    label("furnish for 1 food per dwarf", furnish { food = per("dwarfs") }),
  },

  examples = {
    { name = "the food that is gained pays for the room",
      given = { { food = 1 }, set = { ["tile.furnishing"] = "on_board" },
                rules = { starting_player = 1 } },
      steps = { "take furnishing", "gain 1 food", "furnish for 1 food per dwarf",
                "furnish grindstone c4" },
      expect = { { food = 0, stone = 0 }, set = { ["player[1].cell.c4"] = "grindstone" } } },
    { name = "3 food in a round of three turns (CVC-X12)",
      given = { { food = 4 }, set = { ["tile.furnishing"] = "on_board", round = 5 },
                rules = { starting_player = 1 } },
      steps = { "take furnishing", "furnish for 1 food per dwarf", "furnish shelf c4" },
      expect = { { food = 1 } } },
  },
}
