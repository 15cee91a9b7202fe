-- Carpenter's Bench: a plain discount, always and for every room.
return card {
  id     = "carpenters_bench",
  kind   = "room",
  title  = "Carpenter's Bench",
  text   = "Furnishing costs you 1 wood less.",

  back   = "light",
  colour = "blue",
  cost   = { stone = 1 },
  points = 2,
  walls  = "o o o o",

  modify = { furnish_price = { less = { wood = 1 } } },

  examples = {
    { name = "the Shelf costs nothing but the action",
      given = { { wood = 0, food = 2 }, rules = { starting_player = 1 },
                set = { ["player[1].cell.c5"] = "food_corner",
                        ["player[1].cell.c7"] = "carpenters_bench" } },
      steps = { "take housework", "furnish for 1 food per dwarf", "furnish shelf c4" },
      expect = { { wood = 0, food = 0 }, set = { ["player[1].cell.c4"] = "shelf" } } },
    { name = "what costs no wood costs as much as before",
      given = { { wood = 5, stone = 0, food = 2 }, rules = { starting_player = 1 },
                set = { ["player[1].cell.c5"] = "food_corner",
                        ["player[1].cell.c7"] = "carpenters_bench" } },
      steps = { "take housework", "furnish for 1 food per dwarf" },
      refused = { ["furnish grindstone c4"] = "needs 1 stone, has 0" } },
  },
}
