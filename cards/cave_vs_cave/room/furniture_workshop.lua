-- Furniture Workshop: wood and cloth become gold.
return card {
  id     = "furniture_workshop",
  kind   = "room",
  title  = "Furniture Workshop",
  text   = "Pay 2 wood and 1 flax for 3 gold.",
  source = "CVC-R12",
  mark   = "P1 P2 P3",

  number = 12,
  back   = "dark",
  colour = "orange",
  cost   = { wood = 1, stone = 2 },
  points = 5,
  walls  = "# o . #",

  use = any_order { exchange { pay = { wood = 2, flax = 1 }, get = { gold = 3 } } },

  examples = {
    { name = "2 wood and 1 flax for 3 gold",
      given = { { wood = 2, flax = 1, gold = 0 },
                set = { ["player[1].cell.c4"] = "furniture_workshop" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use furniture_workshop",
                "exchange 2 wood 1 flax for 3 gold" },
      expect = { { wood = 0, flax = 0, gold = 3 } } },
    { name = "not with 1 wood",
      given = { { wood = 1, flax = 1, gold = 0 },
                set = { ["player[1].cell.c4"] = "furniture_workshop" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use furniture_workshop" },
      expect = { { wood = 1, flax = 1, gold = 0 } } },
  },
}
