-- Eastern District: pipes that keep the heat.
return card {
  id     = "eastern",
  kind   = "deck",
  title  = "Eastern District",
  text   = "At the end of your turn you keep 2 heat for each Eastern project that you have " ..
           "completed.",
  source = "DWG-74, DWG-141",
  mark   = "S; order Rl",

  order = 4,

  modify = { kept_heat = { add = per("deck_completed", 2) } },

  examples = {
    { name = "2 heat stay for each Eastern project, upgraded or not (DWG-E66)",
      given = { { heat = 7, hot_furnace = 1, cool_furnace = 1 },
                rules = { starting_player = 1, decks = "eastern,new_shaft" },
                set = { phase = "action", ["turn.actions_left"] = 1,
                        ["project.coal_crusher"] = "p1",
                        ["project.main_valve"] = "p1_upgraded" } },
      steps = { "place engineer mine2", "done" },
      expect = { { heat = 4, hot_furnace = 1 } } },
    { name = "never more than there is",
      given = { { heat = 1 }, rules = { starting_player = 1, decks = "eastern,new_shaft" },
                set = { phase = "action", ["turn.actions_left"] = 1,
                        ["project.coal_crusher"] = "p1" } },
      steps = { "place engineer mine2", "done" },
      expect = { { heat = 1 } } },
    { name = "without one the marker falls to 0 (DWG-E65)",
      given = { { heat = 7 }, rules = { starting_player = 1, decks = "eastern,new_shaft" },
                set = { phase = "action", ["turn.actions_left"] = 1,
                        ["project.coal_crusher"] = "p2" } },
      steps = { "place engineer mine2", "done" },
      expect = { { heat = 0 } } },
    { name = "and so it does without the deck",
      given = { { heat = 7 }, rules = { starting_player = 1 },
                set = { phase = "action", ["turn.actions_left"] = 1 } },
      steps = { "place engineer mine2", "done" },
      expect = { { heat = 0 } } },
  },
}
