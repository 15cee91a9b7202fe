-- Drift Mining: use a room, and dig.
return card {
  id     = "drift_mining",
  kind   = "action_tile",
  title  = "Drift Mining",
  text   = "Use 1 orange room. Dig out 1 rock.",
  short  = "use 1 orange room; dig out 1",
  source = "CVC-T10",
  mark   = "P1 P3",

  stage  = "three",
  use    = any_order { rooms(1), dig(1) },

  examples = {
    { name = "a rock and a room, in this order",
      given = { { wood = 0 }, set = { ["tile.drift_mining"] = "on_board" },
                rules = { starting_player = 1 } },
      steps = { "take drift_mining", "dig", "dig c8", "rooms 1", "use cave_entrance",
                "gain 1 wood" },
      expect = { { wood = 1 }, set = { ["player[1].cell.c8"] = "empty" } } },
    { name = "the room alone; only one rock can be dug",
      given = { { flax = 0 }, set = { ["tile.drift_mining"] = "on_board" },
                rules = { starting_player = 1 } },
      steps = { "take drift_mining", "rooms 1", "use cave_entrance", "gain 1 flax", "dig",
                "dig c2" },
      expect = { { flax = 1 }, set = { ["player[1].cell.c2"] = "empty" } },
      not_offered = { "dig", "rooms 1" } },
  },
}
