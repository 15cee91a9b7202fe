-- It's off to work we go!: to where nobody is yet.
return card {
  id     = "its_off_to_work_we_go",
  kind   = "event",
  title  = "It's off to work we go!",
  text   = "The lift moves by one level; this round placing a worker on an empty location " ..
           "gives 1 point.",
  source = "DWG-K60",
  mark   = "S; name Rh, amount Rm",

  number = 60,
  once   = raise_tiles(1),

  on = { placed = { onto = "nothing", run = gain { vp = 1 } } },

  examples = {
    { name = "one move at once",
      given = { { stone = 0 }, rules = { starting_player = 1 },
                set = { ["event.its_off_to_work_we_go"] = "round_2", phase = "round_end",
                        round = 2, ["player[1].cart.transit.stone"] = 3,
                        ["player[1].cart.level_1.iron"] = 2,
                        ["player[2].cart.level_1.crystal"] = 1 } },
      steps = {},
      expect = { { stone = 3 },
                 set = { ["player[1].cart.transit.iron"] = 2,
                         ["event.its_off_to_work_we_go"] = "active" } } },
    { name = "1 point for a worker on an empty location",
      given = { { vp = 0 }, players = 4, seed = 6, rules = { starting_player = 1 },
                set = { ["event.its_off_to_work_we_go"] = "active", round = 3 } },
      steps = { "place ironworker mine4" },
      expect = { { vp = 1 } } },
    { name = "none for a foreman",
      given = { { vp = 0 }, players = 4, rules = { starting_player = 1 },
                set = { ["event.its_off_to_work_we_go"] = "active", round = 3 } },
      steps = { "place foreman mine4" },
      expect = { { vp = 0 } } },
    { name = "none where a worker stands",
      given = { { vp = 0 }, players = 4, seed = 6, rules = { starting_player = 1 },
                set = { ["event.its_off_to_work_we_go"] = "active", round = 3 } },
      steps = { "place ironworker mine1" },
      expect = { { vp = 0 } } },
  },
}
