-- One more round after the printed ones: a short one.
return card {
  id    = "last_shift",
  kind  = "round",
  title = "Last shift",
  text  = "One more round with 2 actions in each turn. It has an event of its own.",

  actions = 2,
  event   = true,

  examples = {
    { name = "the eleventh round has 2 actions in a turn",
      given = { rules = { starting_player = 1 }, set = { round = 11 } },
      steps = {},
      expect = { set = { ["turn.actions_left"] = 2 } } },
    { name = "the tenth still has 3",
      given = { rules = { starting_player = 1 }, set = { round = 10 } },
      steps = {},
      expect = { set = { ["turn.actions_left"] = 3, events_left = 10 } } },
  },
}
