-- Weaving Room: linen feeds and pays.
return card {
  id     = "weaving_room",
  kind   = "room",
  title  = "Weaving Room",
  text   = "Pay 2 flax for 2 food and 2 gold.",
  source = "CVC-R11",
  mark   = "P1 P2 P3",

  number = 11,
  back   = "dark",
  colour = "orange",
  cost   = { wood = 2 },
  points = 5,
  walls  = "# . . #",

  use = any_order { exchange { pay = { flax = 2 }, get = { food = 2, gold = 2 } } },

  examples = {
    { name = "2 flax for 2 food and 2 gold",
      given = { { flax = 3, food = 0, gold = 0 }, set = { ["player[1].cell.c4"] = "weaving_room" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use weaving_room",
                "exchange 2 flax for 2 food 2 gold" },
      expect = { { flax = 1, food = 2, gold = 2 } } },
    { name = "not with 1 flax",
      given = { { flax = 1, food = 0, gold = 0 }, set = { ["player[1].cell.c4"] = "weaving_room" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use weaving_room" },
      expect = { { flax = 1, food = 0, gold = 0 } } },
  },
}
