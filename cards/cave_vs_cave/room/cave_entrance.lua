-- Cave Entrance: the room that every cave begins with.
return card {
  id     = "cave_entrance",
  kind   = "room",
  title  = "Cave Entrance",
  text   = "Gain 1 wood, 1 stone, 1 emmer or 1 flax.",
  source = "CVC-R0",
  mark   = "S P1",

  number = 0,
  back   = "printed",
  colour = "orange",

  -- It lies in every cave from the start, is never furnished, and counts as an orange room.
  use = any_order {
    one_of { gain { wood = 1 }, gain { stone = 1 }, gain { emmer = 1 }, gain { flax = 1 } },
  },

  examples = {
    { name = "one wood",
      given = { { wood = 0, stone = 0, emmer = 0, flax = 0 }, rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use cave_entrance", "gain 1 wood" },
      expect = { { wood = 1, stone = 0, emmer = 0, flax = 0 } } },
    { name = "one stone",
      given = { { wood = 0, stone = 0, emmer = 0, flax = 0 }, rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use cave_entrance", "gain 1 stone" },
      expect = { { wood = 0, stone = 1, emmer = 0, flax = 0 } } },
    { name = "one emmer",
      given = { { wood = 0, stone = 0, emmer = 0, flax = 0 }, rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use cave_entrance", "gain 1 emmer" },
      expect = { { wood = 0, stone = 0, emmer = 1, flax = 0 } } },
    { name = "one flax",
      given = { { wood = 0, stone = 0, emmer = 0, flax = 0 }, rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use cave_entrance", "gain 1 flax" },
      expect = { { wood = 0, stone = 0, emmer = 0, flax = 1 } } },
  },
}
