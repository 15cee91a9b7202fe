-- Waterworks: a sixth deck, which lives on pearls.
return card {
  id    = "waterworks",
  kind  = "deck",
  title = "Waterworks",
  text  = "When a round begins, whoever alone has completed most of its projects gains 1 pearl. " ..
          "When the game ends, all who have completed most gain 1 point for each of their pearls.",

  order          = 7,
  upgrade_points = 3,
  round_leader   = gain { pearl = 1 },
  end_leaders    = gain { vp = per("pearl") },
  end_order      = 4,

  examples = {
    { name = "whoever leads alone gains a pearl as the round begins",
      given = { { pearl = 0 }, { pearl = 0 },
                rules = { starting_player = 1, decks = "sunken_works:waterworks,new_shaft" },
                set = { ["project.sunken_works:pump_house"] = "p2" } },
      steps = {},
      expect = { { pearl = 0 }, { pearl = 1 } } },
    { name = "all who have most count their pearls when the game ends",
      given = { { vp = 0, pearl = 3 }, { vp = 0, pearl = 5 },
                rules = { starting_player = 1, decks = "sunken_works:waterworks,new_shaft",
                          events = 1 },
                set = { phase = "round_end", round = 3,
                        ["event.underfloor_heating"] = "round_3",
                        ["project.sunken_works:pump_house"] = "p1",
                        ["project.sunken_works:drain_tunnel"] = "p2" } },
      steps = { "decline", "decline" },
      expect = { { vp = 3 }, { vp = 5 }, set = { over = 1 } } },
  },
}
