-- Iron Gate: toll for everybody who passes.
return card {
  id     = "iron_gate",
  kind   = "room",
  title  = "Iron Gate",
  text   = "Gain 1 gold and 1 stone.",

  back   = "deep",
  colour = "orange",
  cost   = { iron = 2 },
  points = 9,
  walls  = ". # . #",

  use = any_order { gain { gold = 1, stone = 1 } },

  examples = {
    { name = "toll",
      given = { { gold = 0, stone = 0 }, set = { ["player[1].cell.c4"] = "ironroot:iron_gate" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use ironroot:iron_gate", "gain 1 stone 1 gold" },
      expect = { { gold = 1, stone = 1 } } },
  },
}
