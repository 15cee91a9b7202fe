-- Heart of the mountain: dear, and worth more the more of the deck its owner has.
return card {
  id     = "heart_of_the_mountain",
  kind   = "project",
  title  = "Heart of the mountain",
  text   = "Upgrading it gives 2 points for each Deep Galleries project that you have completed.",

  number         = 209,
  deck           = "gallery",
  tier           = "advanced",
  cost           = { gold = 2, crystal = 1 },
  points         = 16,
  upgrade        = { gold = 1, heat = 4 },
  upgrade_points = per("deck_completed", 2),

  examples = {
    { name = "three of the deck, itself included: 6 points",
      given = { { gold = 1, heat = 5, iron = 0, vp = 0 }, seed = 10,
                rules = { starting_player = 1, decks = "deep_galleries:gallery,golden" },
                set = { phase = "action", ["turn.actions_left"] = 3,
                        ["project.deep_galleries:heart_of_the_mountain"] = "p1",
                        ["project.deep_galleries:echo_shaft"] = "p1",
                        ["project.deep_galleries:rope_hoist"] = "p1_upgraded" } },
      steps = { "place blacksmith forge", "upgrade",
                "upgrade deep_galleries:heart_of_the_mountain" },
      expect = { { gold = 0, heat = 0, vp = 6 } } },
  },
}
