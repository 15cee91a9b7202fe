-- Stall: sells a whole harvest.
return card {
  id     = "stall",
  kind   = "room",
  title  = "Stall",
  text   = "Pay 5 emmer or 5 flax for 4 gold.",
  source = "CVC-R8",
  mark   = "P1 P2 P3",

  number = 8,
  back   = "dark",
  colour = "orange",
  cost   = { wood = 1, gold = 1 },
  points = 6,
  walls  = "# o . o",

  use = any_order {
    one_of {
      exchange { pay = { emmer = 5 }, get = { gold = 4 } },
      exchange { pay = { flax = 5 }, get = { gold = 4 } },
    },
  },

  examples = {
    { name = "5 emmer for 4 gold",
      given = { { emmer = 6, flax = 5, gold = 0 }, set = { ["player[1].cell.c4"] = "stall" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use stall", "exchange 5 emmer for 4 gold" },
      expect = { { emmer = 1, flax = 5, gold = 4 } } },
    { name = "5 flax; beyond 19 gold it is lost (CVC-E60)",
      given = { { emmer = 5, flax = 5, gold = 17 }, set = { ["player[1].cell.c4"] = "stall" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use stall", "exchange 5 flax for 4 gold" },
      expect = { { emmer = 5, flax = 0, gold = 19 } } },
  },
}
