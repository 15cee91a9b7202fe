-- Warehouse: building material and crops for food.
return card {
  id     = "warehouse",
  kind   = "room",
  title  = "Warehouse",
  text   = "Pay 2 food for 1 wood, 1 stone, 1 emmer and 1 flax.",
  source = "CVC-R7",
  mark   = "P1 P2 P3",

  number = 7,
  back   = "dark",
  colour = "orange",
  cost   = { wood = 2 },
  points = 2,
  walls  = "# o . o",

  use = any_order {
    exchange { pay = { food = 2 },
               get = { wood = 1, stone = 1, emmer = 1, flax = 1 } },
  },

  examples = {
    { name = "one of each for 2 food",
      given = { { food = 3, wood = 0, stone = 0, emmer = 0, flax = 0 },
                set = { ["player[1].cell.c4"] = "warehouse" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use warehouse",
                "exchange 2 food for 1 wood 1 stone 1 emmer 1 flax" },
      expect = { { food = 1, wood = 1, stone = 1, emmer = 1, flax = 1 } } },
    { name = "not with 1 food",
      given = { { food = 1, wood = 0 }, set = { ["player[1].cell.c4"] = "warehouse" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use warehouse" },
      expect = { { food = 1, wood = 0 } } },
  },
}
