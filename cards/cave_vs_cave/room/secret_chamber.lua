-- Secret Chamber: nobody knows what is in it.
return card {
  id     = "secret_chamber",
  kind   = "room",
  title  = "Secret Chamber",
  text   = "Gain 3 flax or 1 gold.",
  source = "CVC-R18",
  mark   = "P1 P2 P3",

  number = 18,
  back   = "dark",
  colour = "orange",
  cost   = { wood = 2, stone = 1 },
  points = 8,
  walls  = "# # # #",

  use = any_order { one_of { gain { flax = 3 }, gain { gold = 1 } } },

  examples = {
    { name = "3 flax",
      given = { { flax = 0, gold = 0 }, set = { ["player[1].cell.c4"] = "secret_chamber" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use secret_chamber", "gain 3 flax" },
      expect = { { flax = 3, gold = 0 } } },
    { name = "or 1 gold",
      given = { { flax = 0, gold = 0 }, set = { ["player[1].cell.c4"] = "secret_chamber" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use secret_chamber", "gain 1 gold" },
      expect = { { flax = 0, gold = 1 } } },
  },
}
