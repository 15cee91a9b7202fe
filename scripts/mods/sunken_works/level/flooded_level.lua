-- The fifth level of the mine. A load from here arrives with the sixth move of the lift.
return card {
  id    = "flooded_level",
  kind  = "level",
  title = "Flooded level",
  text  = "The fifth level of the mine.",

  level = 5,

  examples = {
    { name = "a load needs six moves of the lift",
      given = { { gold = 0, heat = 10 }, rules = { starting_player = 1 }, seed = 10,
                set = { ["player[1].cart.level_5.gold"] = 1,
                        ["player[1].cart.level_1.iron"] = 0 } },
      steps = { "place foreman lift", "lift_one", "lift_one", "lift_one", "lift_one", "lift_one" },
      expect = { { gold = 0 }, set = { ["player[1].cart.transit.gold"] = 1 } } },
    { name = "and then it is in the supply",
      given = { { gold = 0, heat = 10 }, rules = { starting_player = 1 }, seed = 10,
                set = { ["player[1].cart.level_5.gold"] = 1,
                        ["player[1].cart.level_1.iron"] = 0 } },
      steps = { "place foreman lift", "lift_one", "lift_one", "lift_one", "lift_one", "lift_one",
                "lift_one" },
      expect = { { gold = 1 }, set = { ["player[1].cart.level_5.gold"] = 0 } } },
  },
}
