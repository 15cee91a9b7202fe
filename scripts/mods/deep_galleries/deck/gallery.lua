-- Deep Galleries: a sixth deck, with a rule for each round and one for the end.
return card {
  id     = "gallery",
  kind   = "deck",
  title  = "Deep Galleries",
  text   = "When a round begins, whoever alone has completed most of its projects gains 1 heat " ..
           "and 1 stone. When the game ends, all who have completed most gain 5 points.",

  order          = 6,
  upgrade_points = 3,
  round_leader   = gain { heat = 1, stone = 1 },
  end_leaders    = gain { vp = 5 },
  end_order      = 3,

  examples = {
    { name = "whoever leads alone gains as the round begins",
      given = { { heat = 0, stone = 0 }, { heat = 0, stone = 0 },
                rules = { starting_player = 1, decks = "deep_galleries:gallery,new_shaft" },
                set = { ["project.deep_galleries:echo_shaft"] = "p1" } },
      steps = {},
      expect = { { heat = 1, stone = 1 }, { heat = 0, stone = 0 } } },
    { name = "all who have most when the game ends",
      given = { { vp = 0 }, { vp = 0 },
                rules = { starting_player = 1, decks = "deep_galleries:gallery,new_shaft",
                          events = 1 },
                set = { phase = "round_end", round = 2,
                        ["event.underfloor_heating"] = "round_2",
                        ["project.deep_galleries:echo_shaft"] = "p1",
                        ["project.deep_galleries:rope_hoist"] = "p2" } },
      steps = {},
      expect = { { vp = 5 }, { vp = 5 }, set = { over = 1 } } },
  },
}
