-- Grindstone: turns emmer into food.
return card {
  id     = "grindstone",
  kind   = "room",
  title  = "Grindstone",
  text   = "Pay 1 emmer for 3 food, or 4 emmer for 7 food.",
  source = "CVC-R4",
  mark   = "P1 P2 P3",

  number = 4,
  back   = "light",
  colour = "orange",
  cost   = { stone = 1 },
  points = 4,
  walls  = "# . . o",

  use = any_order {
    one_of {
      exchange { pay = { emmer = 1 }, get = { food = 3 } },
      exchange { pay = { emmer = 4 }, get = { food = 7 } },
    },
  },

  examples = {
    { name = "1 emmer for 3 food",
      given = { { emmer = 4, food = 0 }, set = { ["player[1].cell.c4"] = "grindstone" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use grindstone", "exchange 1 emmer for 3 food" },
      expect = { { emmer = 3, food = 3 } } },
    { name = "4 emmer for 7 food; beyond 9 food it is lost (CVC-E61)",
      given = { { emmer = 4, food = 5 }, set = { ["player[1].cell.c4"] = "grindstone" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use grindstone", "exchange 4 emmer for 7 food" },
      expect = { { emmer = 0, food = 9 } } },
  },
}
