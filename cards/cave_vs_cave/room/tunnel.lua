-- Tunnel: food, and stone for those who are short of it.
return card {
  id     = "tunnel",
  kind   = "room",
  title  = "Tunnel",
  text   = "Gain 2 food. If you have fewer than 3 stone, gain 1 stone.",
  source = "CVC-R3",
  mark   = "S P1",

  number = 3,
  back   = "light",
  colour = "orange",
  cost   = { wood = 1 },
  points = 3,
  walls  = ". # . #",

  use = any_order {
    gain { food = 2 },
    when { "stone", below = 3, gain { stone = 1 } },
  },

  examples = {
    { name = "food and stone: 2 stone become 3 (CVC-E49)",
      given = { { food = 0, stone = 2 }, set = { ["player[1].cell.c4"] = "tunnel" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use tunnel", "gain 2 food",
                "gain 1 stone if stone is at most 2" },
      expect = { { food = 2, stone = 3 } } },
    { name = "with 3 stone only the food (CVC-X5)",
      given = { { food = 0, stone = 3 }, set = { ["player[1].cell.c4"] = "tunnel" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use tunnel", "gain 2 food" },
      expect = { { food = 2, stone = 3 } } },
  },
}
