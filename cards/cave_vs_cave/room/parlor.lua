-- Parlor: a little of everything.
return card {
  id     = "parlor",
  kind   = "room",
  title  = "Parlor",
  text   = "Replenish every good, gold too, to 1.",
  source = "CVC-R6",
  mark   = "S P1",

  number = 6,
  back   = "light",
  colour = "orange",
  cost   = { stone = 1, gold = 1 },
  points = 6,
  walls  = "# # . #",

  use = any_order {
    replenish { wood = 1, stone = 1, emmer = 1, flax = 1, food = 1, gold = 1 },
  },

  examples = {
    { name = "whatever is at 0 rises to 1 (CVC-X8)",
      given = { { wood = 0, stone = 2, emmer = 0, flax = 1, food = 0, gold = 0 },
                set = { ["player[1].cell.c4"] = "parlor" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use parlor",
                "replenish 1 wood 1 stone 1 emmer 1 flax 1 food 1 gold" },
      expect = { { wood = 1, stone = 2, emmer = 1, flax = 1, food = 1, gold = 1 } } },
    { name = "with one of each nothing rises",
      given = { { wood = 1, stone = 1, emmer = 1, flax = 1, food = 1, gold = 1 },
                set = { ["player[1].cell.c4"] = "parlor" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use parlor" },
      expect = { { wood = 1, gold = 1 } } },
  },
}
