-- Shaft maintenance: everybody is wanted below.
return card {
  id     = "shaft_maintenance",
  kind   = "event",
  title  = "Shaft maintenance",
  text   = "This round placing a dwarf on a mine level gives 1 point.",
  source = "DWG-K56",
  mark   = "S; name Rh, amount Rh",

  number = 56,

  on = { placed = { when = { "on_mine", is = 1 }, run = gain { vp = 1 } } },

  examples = {
    { name = "1 point for a worker on a mine level",
      given = { { vp = 0 }, seed = 6, rules = { starting_player = 1 },
                set = { ["event.shaft_maintenance"] = "active", round = 3 } },
      steps = { "place ironworker mine2" },
      expect = { { vp = 1 } } },
    { name = "and for a foreman",
      given = { { vp = 0 }, rules = { starting_player = 1 },
                set = { ["event.shaft_maintenance"] = "active", round = 3 } },
      steps = { "place foreman mine4" },
      expect = { { vp = 1 } } },
    { name = "none in the town",
      given = { { vp = 0 }, seed = 6, rules = { starting_player = 1 },
                set = { ["event.shaft_maintenance"] = "active", round = 3 } },
      steps = { "place ironworker lab" },
      expect = { { vp = 0 } } },
  },
}
