-- Mint: iron is good for dies, and ore for coins.
return card {
  id     = "mint",
  kind   = "room",
  title  = "Mint",
  text   = "Pay 2 ore for 2 gold, or 1 iron for 2 gold.",

  back   = "deep",
  colour = "orange",
  cost   = { stone = 1, iron = 1 },
  points = 7,
  walls  = "# # . #",

  use = one_of {
    exchange { pay = { ore = 2 }, get = { gold = 2 } },
    exchange { pay = { iron = 1 }, get = { gold = 2 } },
  },

  examples = {
    { name = "2 ore",
      given = { { ore = 2, gold = 0 }, set = { ["player[1].cell.c4"] = "ironroot:mint" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use ironroot:mint", "exchange 2 ore for 2 gold" },
      expect = { { ore = 0, gold = 2 } } },
    { name = "1 iron",
      given = { { iron = 1, gold = 0 }, set = { ["player[1].cell.c4"] = "ironroot:mint" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use ironroot:mint", "exchange 1 iron for 2 gold" },
      expect = { { iron = 0, gold = 2 } } },
  },
}
