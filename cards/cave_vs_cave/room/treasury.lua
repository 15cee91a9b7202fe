-- Treasury: gold that earns gold.
return card {
  id     = "treasury",
  kind   = "room",
  title  = "Treasury",
  text   = "Pay 3 gold for 4 gold and 1 food.",
  source = "CVC-R19",
  mark   = "P1 P2 P3",

  number = 19,
  back   = "dark",
  colour = "orange",
  cost   = { gold = 3 },
  points = 10,
  walls  = "# # # #",

  use = any_order { exchange { pay = { gold = 3 }, get = { gold = 4, food = 1 } } },

  examples = {
    { name = "18 gold become 19 (CVC-E59)",
      given = { { gold = 18, food = 0 }, set = { ["player[1].cell.c4"] = "treasury" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use treasury",
                "exchange 3 gold for 1 food 4 gold" },
      expect = { { gold = 19, food = 1 } } },
    { name = "19 gold stay 19 (CVC-E58)",
      given = { { gold = 19, food = 0 }, set = { ["player[1].cell.c4"] = "treasury" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use treasury",
                "exchange 3 gold for 1 food 4 gold" },
      expect = { { gold = 19, food = 1 } } },
    { name = "not with 2 gold (CVC-E58)",
      given = { { gold = 2, food = 0 }, set = { ["player[1].cell.c4"] = "treasury" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use treasury" },
      expect = { { gold = 2, food = 0 } } },
  },
}
