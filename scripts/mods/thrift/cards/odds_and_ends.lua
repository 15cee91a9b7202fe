-- Odds and Ends: a discount that leaves a choice.
return card {
  id     = "odds_and_ends",
  kind   = "room",
  title  = "Odds and Ends",
  text   = "Furnishing costs you 1 stone less or 1 food less, as you like.",

  back   = "light",
  colour = "blue",
  cost   = { wood = 1 },
  points = 3,
  walls  = "# o o o",

  modify = {
    furnish_price = {
      { less = { stone = 1 }, choice = true },
      { less = { food = 1 }, choice = true },
    },
  },

  examples = {
    { name = "the food",
      given = { { stone = 1, food = 2 }, rules = { starting_player = 1 },
                set = { ["player[1].cell.c5"] = "food_corner",
                        ["player[1].cell.c7"] = "odds_and_ends" } },
      steps = { "take housework", "furnish for 1 food per dwarf", "furnish grindstone c4",
                "pay 1 stone 1 food" },
      expect = { { stone = 0, food = 1 } } },
    { name = "or the stone",
      given = { { stone = 1, food = 2 }, rules = { starting_player = 1 },
                set = { ["player[1].cell.c5"] = "food_corner",
                        ["player[1].cell.c7"] = "odds_and_ends" } },
      steps = { "take housework", "furnish for 1 food per dwarf", "furnish grindstone c4",
                "pay 2 food" },
      expect = { { stone = 1, food = 0 } } },
  },
}
