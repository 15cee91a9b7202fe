-- Flax Flood: more flax at once than any printed effect brings.
return card {
  id     = "flax_flood",
  kind   = "room",
  title  = "Flax Flood",
  text   = "Gain 4 flax.",
  source = "test of CVC-E54",
  mark   = "R",

  number = 101,
  back   = "dark",
  colour = "orange",
  points = 1,
  walls  = "# o o o",

  use = any_order { gain { flax = 4 } },

  examples = {
    { name = "4 flax",
      given = { { flax = 0 }, set = { ["player[1].cell.c4"] = "flax_mod:flax_flood" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use flax_mod:flax_flood", "gain 4 flax" },
      expect = { { flax = 4 } } },
  },
}
