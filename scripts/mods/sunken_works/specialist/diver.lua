-- The diver: a fourth specialist. Six divers are shuffled with the other workers, and five workers
-- more leave the game, so that two players still find one dwarf on every location.
return card {
  id    = "diver",
  kind  = "specialist",
  title = "diver",
  text  = "Has a bonus at the Sump, the Lift, the Laboratory and the Workshop.",

  workers = 6,
  removed = 5,

  examples = {
    { name = "is placed like any other worker",
      given = { rules = { starting_player = 1 },
                set = { ["player[1].pool_specialist.sunken_works:diver"] = 1 } },
      steps = { "place diver mine2" },
      expect = { set = { ["worker.mine2"] = "sunken_works:diver",
                         ["player[1].pool_specialist.sunken_works:diver"] = 0,
                         ["turn.dwarf"] = "sunken_works:diver" } } },
    { name = "and taken by whoever comes next",
      given = { seed = 6, rules = { starting_player = 1 },
                set = { ["worker.mine1"] = "sunken_works:diver",
                        ["player[1].pool_specialist.sunken_works:diver"] = 0 } },
      steps = { "place foreman mine1" },
      expect = { set = { ["player[1].pool_specialist.sunken_works:diver"] = 1 } } },
    { name = "or in a work break",
      given = { rules = { starting_player = 1 },
                set = { ["player[1].foreman"] = "cart_level_5",
                        ["worker.lab"] = "sunken_works:diver",
                        ["player[1].pool_specialist.sunken_works:diver"] = 0,
                        ["player[1].pool.ironworker"] = 0, ["player[1].pool.engineer"] = 0,
                        ["player[1].pool.blacksmith"] = 0 } },
      steps = { "work_break lab" },
      expect = { set = { ["player[1].pool_specialist.sunken_works:diver"] = 1,
                         ["player[1].foreman"] = "pool", ["worker.lab"] = "none" } } },
  },
}
