-- Diving contest: points for going down.
return card {
  id    = "diving_contest",
  kind  = "event",
  title = "Diving contest",
  text  = "This round whoever mines in the Sump gains 2 points.",

  number = 64,

  on = { mined = { card = "sump", by = "anyone", run = gain { vp = 2 } } },

  examples = {
    { name = "2 points for mining there",
      given = { { vp = 0 }, rules = { starting_player = 1 },
                set = { ["event.sunken_works:diving_contest"] = "active", round = 3 } },
      steps = { "place foreman sump", "mine" },
      expect = { { vp = 2 } } },
    { name = "none elsewhere",
      given = { { vp = 0 }, rules = { starting_player = 1 },
                set = { ["event.sunken_works:diving_contest"] = "active", round = 3 } },
      steps = { "place foreman mine4", "mine" },
      expect = { { vp = 0 } } },
  },
}
