-- Food Corner: always something in the pot.
return card {
  id     = "food_corner",
  kind   = "room",
  title  = "Food Corner",
  text   = "Replenish food to 3.",
  source = "CVC-R5",
  mark   = "P1 P2 P3",

  number = 5,
  back   = "light",
  colour = "orange",
  cost   = { stone = 1 },
  points = 3,
  walls  = "# . . #",

  use = any_order { replenish { food = 3 } },

  examples = {
    { name = "no food becomes 3",
      given = { { food = 0 }, set = { ["player[1].cell.c4"] = "food_corner" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use food_corner", "replenish 3 food" },
      expect = { { food = 3 } } },
    { name = "with 3 food there is nothing to do",
      given = { { food = 3 }, set = { ["player[1].cell.c4"] = "food_corner" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use food_corner" },
      expect = { { food = 3 } } },
  },
}
