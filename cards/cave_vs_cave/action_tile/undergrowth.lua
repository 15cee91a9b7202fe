-- Undergrowth: use a room, and fetch wood.
return card {
  id     = "undergrowth",
  kind   = "action_tile",
  title  = "Undergrowth",
  text   = "Use 1 orange room. Gain 2 wood.",
  short  = "use 1 orange room; 2 wood",
  source = "CVC-T4",
  mark   = "S P1 P2 P3",

  stage  = "start",
  use    = any_order { rooms(1), gain { wood = 2 } },

  examples = {
    { name = "2 wood",
      given = { { wood = 0 }, rules = { starting_player = 1 } },
      steps = { "take undergrowth", "gain 2 wood" },
      expect = { { wood = 2 } } },
    { name = "a room, then the wood: the order is free",
      given = { { wood = 0, stone = 0 }, rules = { starting_player = 1 } },
      steps = { "take undergrowth", "gain 2 wood", "rooms 1", "use cave_entrance",
                "gain 1 stone" },
      expect = { { wood = 2, stone = 1 } } },
  },
}
