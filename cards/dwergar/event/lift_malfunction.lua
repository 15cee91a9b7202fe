-- Lift malfunction: it needs a push even for the first level.
return card {
  id     = "lift_malfunction",
  kind   = "event",
  title  = "Lift malfunction",
  text   = "This round every level that is moved at the Lift costs 1 heat, the first one too.",
  source = "DWG-K48",
  mark   = "S; name Rh, heat Rh",

  number = 48,

  -- Moves after the first cost 1 heat anyway (DWG-109).
  modify = { lift_price = { more = { heat = 1 }, when = { "basic_done", is = 0 } } },

  examples = {
    { name = "the first move costs 1 heat too, the second no more than that",
      given = { { heat = 3, vp = 0 }, seed = 10, rules = { starting_player = 1 },
                set = { ["event.lift_malfunction"] = "active", round = 3 } },
      steps = { "place blacksmith lift", "lift_one", "lift_one" },
      expect = { { heat = 1 } } },
    { name = "no move without heat (DWG-E58)",
      given = { { heat = 0 }, seed = 10, rules = { starting_player = 1 },
                set = { ["event.lift_malfunction"] = "active", round = 3 } },
      steps = { "place blacksmith lift" },
      expect = { { heat = 0 }, set = { ["worker.lift"] = "blacksmith" } },
      not_offered = { "lift_one" } },
    { name = "an ironworker still gains his points",
      given = { { heat = 1, vp = 0 }, seed = 6, rules = { starting_player = 1 },
                set = { ["event.lift_malfunction"] = "active", round = 3 } },
      steps = { "place ironworker lift", "lift_one" },
      expect = { { heat = 0, vp = 1 } } },
  },
}
