-- Pearl traders: everybody may sell one pearl at once.
return card {
  id    = "pearl_traders",
  kind  = "event",
  title = "Pearl traders",
  text  = "Each player may sell 1 pearl for 3 gold.",

  number = 63,
  each   = optional(exchange { pay = { pearl = 1 }, get = { gold = 3 } }),

  examples = {
    { name = "in turn order, whoever has a pearl",
      given = { { pearl = 1, gold = 0 }, { pearl = 0, gold = 0 }, rules = { starting_player = 1 },
                set = { ["event.sunken_works:pearl_traders"] = "round_2", phase = "round_end",
                        round = 2 } },
      steps = { "accept" },
      expect = { { pearl = 0, gold = 3 }, { pearl = 0, gold = 0 }, set = { round = 3 } } },
  },
}
