-- Spinning Wheel: turns flax into gold.
return card {
  id     = "spinning_wheel",
  kind   = "room",
  title  = "Spinning Wheel",
  text   = "Pay 1 flax for 1 gold, or 3 flax for 2 gold.",
  source = "CVC-R2",
  mark   = "P1 P2 P3 P4",

  number = 2,
  back   = "light",
  colour = "orange",
  cost   = { wood = 1 },
  points = 4,
  walls  = "# . . .",

  use = any_order {
    one_of {
      exchange { pay = { flax = 1 }, get = { gold = 1 } },
      exchange { pay = { flax = 3 }, get = { gold = 2 } },
    },
  },

  examples = {
    { name = "1 flax for 1 gold",
      given = { { flax = 3, gold = 0 }, set = { ["player[1].cell.c4"] = "spinning_wheel" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use spinning_wheel",
                "exchange 1 flax for 1 gold" },
      expect = { { flax = 2, gold = 1 } } },
    { name = "3 flax for 2 gold",
      given = { { flax = 3, gold = 0 }, set = { ["player[1].cell.c4"] = "spinning_wheel" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use spinning_wheel",
                "exchange 3 flax for 2 gold" },
      expect = { { flax = 0, gold = 2 } } },
  },
}
