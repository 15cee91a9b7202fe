-- Bakehouse: bread for the cave and for sale.
return card {
  id     = "bakehouse",
  kind   = "room",
  title  = "Bakehouse",
  text   = "Pay 2 emmer for 4 food and 1 gold, or 3 emmer for 4 food and 2 gold.",
  source = "CVC-R16",
  mark   = "S P1",

  number = 16,
  back   = "dark",
  colour = "orange",
  cost   = { wood = 1, stone = 2 },
  points = 6,
  walls  = "# # . #",

  use = any_order {
    one_of {
      exchange { pay = { emmer = 2 }, get = { food = 4, gold = 1 } },
      exchange { pay = { emmer = 3 }, get = { food = 4, gold = 2 } },
    },
  },

  examples = {
    { name = "2 emmer (CVC-X3)",
      given = { { emmer = 2, food = 0, gold = 0 }, set = { ["player[1].cell.c4"] = "bakehouse" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use bakehouse",
                "exchange 2 emmer for 4 food 1 gold" },
      expect = { { emmer = 0, food = 4, gold = 1 } } },
    { name = "3 emmer (CVC-X4)",
      given = { { emmer = 3, food = 0, gold = 0 }, set = { ["player[1].cell.c4"] = "bakehouse" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use bakehouse",
                "exchange 3 emmer for 4 food 2 gold" },
      expect = { { emmer = 0, food = 4, gold = 2 } } },
  },
}
