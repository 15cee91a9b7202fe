-- Storeroom: crops and food.
return card {
  id     = "storeroom",
  kind   = "room",
  title  = "Storeroom",
  text   = "Gain 1 emmer, 1 flax and 1 food.",
  source = "CVC-R10",
  mark   = "P1 P2 P3",

  number = 10,
  back   = "dark",
  colour = "orange",
  cost   = { wood = 2, gold = 1 },
  points = 6,
  walls  = "# . . #",

  use = any_order { gain { emmer = 1, flax = 1, food = 1 } },

  examples = {
    { name = "one of each",
      given = { { emmer = 0, flax = 0, food = 0 }, set = { ["player[1].cell.c4"] = "storeroom" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use storeroom", "gain 1 emmer 1 flax 1 food" },
      expect = { { emmer = 1, flax = 1, food = 1 } } },
    { name = "using the room and gaining nothing is allowed",
      given = { { emmer = 0, flax = 0, food = 0 }, set = { ["player[1].cell.c4"] = "storeroom" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use storeroom", "end_room" },
      expect = { { emmer = 0, flax = 0, food = 0 } } },
  },
}
