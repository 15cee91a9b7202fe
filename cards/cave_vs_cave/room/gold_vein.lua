-- Gold Vein: stone with gold in it.
return card {
  id     = "gold_vein",
  kind   = "room",
  title  = "Gold Vein",
  text   = "Gain 1 stone and 1 gold.",
  source = "CVC-R13",
  mark   = "P1 P2 P3",

  number = 13,
  back   = "dark",
  colour = "orange",
  cost   = { gold = 5 },
  points = 9,
  walls  = "# o . #",

  use = any_order { gain { stone = 1, gold = 1 } },

  examples = {
    { name = "stone and gold",
      given = { { stone = 0, gold = 0 }, set = { ["player[1].cell.c4"] = "gold_vein" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use gold_vein", "gain 1 stone 1 gold" },
      expect = { { stone = 1, gold = 1 } } },
  },
}
