-- Crown Hall: the masterpiece of the deep.
return card {
  id     = "crown_hall",
  kind   = "room",
  title  = "Crown Hall",
  text   = "Pay 1 weapon for 2 gold.",

  back   = "deep",
  colour = "orange",
  cost   = { stone = 2, iron = 3, gold = 2 },
  points = 16,
  walls  = "# # # o",

  use = any_order { exchange { pay = { weapon = 1 }, get = { gold = 2 } } },

  examples = {
    { name = "a blade for gold",
      given = { { weapon = 1, gold = 0 }, set = { ["player[1].cell.c4"] = "ironroot:crown_hall" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use ironroot:crown_hall",
                "exchange 1 weapon for 2 gold" },
      expect = { { weapon = 0, gold = 2 }, score = { ["ironroot:crown_hall"] = 16 } } },
  },
}
