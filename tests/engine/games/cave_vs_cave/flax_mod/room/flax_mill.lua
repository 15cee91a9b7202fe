-- Flax Mill: pays and gains the same good in one exchange.
return card {
  id     = "flax_mill",
  kind   = "room",
  title  = "Flax Mill",
  text   = "Pay 3 flax for 2 flax.",
  source = "test of CVC-E55",
  mark   = "R",

  number = 102,
  back   = "dark",
  colour = "orange",
  points = 1,
  walls  = "# o o o",

  use = any_order { exchange { pay = { flax = 3 }, get = { flax = 2 } } },

  examples = {
    { name = "3 flax become 2",
      given = { { flax = 3 }, set = { ["player[1].cell.c4"] = "flax_mod:flax_mill" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use flax_mod:flax_mill",
                "exchange 3 flax for 2 flax" },
      expect = { { flax = 2 } } },
  },
}
