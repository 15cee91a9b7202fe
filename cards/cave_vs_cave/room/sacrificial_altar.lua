-- Sacrificial Altar: gifts that are repaid in gold.
return card {
  id     = "sacrificial_altar",
  kind   = "room",
  title  = "Sacrificial Altar",
  text   = "Pay 1 wood, 1 emmer, 1 flax and 1 food for 3 gold.",
  source = "CVC-R9",
  mark   = "P1 P2 P3",

  number = 9,
  back   = "dark",
  colour = "orange",
  cost   = { stone = 4 },
  points = 7,
  walls  = "# o . o",

  use = any_order {
    exchange { pay = { wood = 1, emmer = 1, flax = 1, food = 1 },
               get = { gold = 3 } },
  },

  examples = {
    { name = "one of each of four goods for 3 gold",
      given = { { wood = 1, emmer = 2, flax = 1, food = 1, gold = 0 },
                set = { ["player[1].cell.c4"] = "sacrificial_altar" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use sacrificial_altar",
                "exchange 1 wood 1 emmer 1 flax 1 food for 3 gold" },
      expect = { { wood = 0, emmer = 1, flax = 0, food = 0, gold = 3 } } },
    { name = "not if one of them is missing",
      given = { { wood = 1, emmer = 0, flax = 1, food = 1, gold = 0 },
                set = { ["player[1].cell.c4"] = "sacrificial_altar" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use sacrificial_altar" },
      expect = { { wood = 1, gold = 0 } } },
  },
}
