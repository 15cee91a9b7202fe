-- Sunken forge: dear, and every later project counts for more.
return card {
  id    = "sunken_forge",
  kind  = "project",
  title = "Sunken forge",
  text  = "Upgrading it gives 2 points for each Waterworks project that you have completed. " ..
          "After that each project that you complete gives 1 point more.",

  number         = 309,
  deck           = "waterworks",
  tier           = "advanced",
  cost           = { gold = 2, crystal = 1 },
  points         = 16,
  upgrade        = { pearl = 1, heat = 3 },
  upgrade_points = per("deck_completed", 2),

  modify = { complete_points = { add = 1 } },

  examples = {
    { name = "two of the deck, itself included: 4 points",
      given = { { pearl = 1, heat = 4, vp = 0 },
                rules = { starting_player = 1, decks = "sunken_works:waterworks,golden" },
                set = { phase = "action", ["turn.actions_left"] = 3,
                        ["player[1].pool.blacksmith"] = 1,
                        ["project.sunken_works:sunken_forge"] = "p1",
                        ["project.sunken_works:pump_house"] = "p1_upgraded" } },
      steps = { "place blacksmith forge", "upgrade" },
      expect = { { pearl = 0, heat = 0, vp = 4 } } },
    { name = "the next project is worth 1 more",
      given = { { stone = 4, iron = 0, vp = 0 },
                rules = { starting_player = 1, decks = "sunken_works:waterworks,golden" },
                set = { phase = "action", ["turn.actions_left"] = 3,
                        ["player[1].pool.ironworker"] = 1,
                        ["project.sunken_works:sunken_forge"] = "p1_upgraded",
                        ["project.sunken_works:drain_tunnel"] = "track" } },
      steps = { "place ironworker studio", "complete" },
      expect = { { stone = 0, vp = 6 } } },
  },
}
