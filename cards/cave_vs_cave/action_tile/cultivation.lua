-- Cultivation: use a room, and bring in the harvest.
return card {
  id     = "cultivation",
  kind   = "action_tile",
  title  = "Cultivation",
  text   = "Use 1 orange room. Gain 2 emmer and 1 flax.",
  short  = "use 1 orange room; 2 emmer, 1 flax",
  source = "CVC-T1",
  mark   = "P1 P2 P3 P4",

  stage  = "start",
  use    = any_order { rooms(1), gain { emmer = 2, flax = 1 } },

  examples = {
    { name = "emmer and flax come together",
      given = { { emmer = 0, flax = 0 }, rules = { starting_player = 1 } },
      steps = { "take cultivation", "gain 2 emmer 1 flax" },
      expect = { { emmer = 2, flax = 1 } },
      not_offered = { "gain 2 emmer 1 flax" } },
    { name = "one room is used, and not a second one",
      given = { { wood = 0 }, set = { ["player[1].cell.c4"] = "shelf" },
                rules = { starting_player = 1 } },
      steps = { "take cultivation", "rooms 1", "use cave_entrance", "gain 1 wood" },
      expect = { { wood = 1 } },
      not_offered = { "use shelf", "use cave_entrance", "rooms 1" } },
  },
}
