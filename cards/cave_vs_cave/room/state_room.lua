-- State Room: the most splendid room of all.
return card {
  id     = "state_room",
  kind   = "room",
  title  = "State Room",
  text   = "Gain 1 flax and 1 gold.",
  source = "CVC-R17",
  mark   = "P1 P2 P3",

  number = 17,
  back   = "dark",
  colour = "orange",
  cost   = { gold = 7 },
  points = 12,
  walls  = "# # o #",

  use = any_order { gain { flax = 1, gold = 1 } },

  examples = {
    { name = "flax and gold",
      given = { { flax = 0, gold = 0 }, set = { ["player[1].cell.c4"] = "state_room" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use state_room", "gain 1 flax 1 gold" },
      expect = { { flax = 1, gold = 1 } } },
  },
}
