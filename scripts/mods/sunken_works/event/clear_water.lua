-- Clear water: gold glitters on the ground.
return card {
  id    = "clear_water",
  kind  = "event",
  title = "Clear water",
  text  = "Every cart on level 5 gets 1 gold, full or not; each player gains 1 heat.",

  number = 62,
  once   = load_level({ gold = 1 }, "level_5"),
  each   = gain { heat = 1 },

  examples = {
    { name = "1 gold into every cart on level 5",
      given = { { heat = 0 }, { heat = 0 }, rules = { starting_player = 1 },
                set = { ["event.sunken_works:clear_water"] = "round_2", phase = "round_end",
                        round = 2 } },
      steps = {},
      expect = { { heat = 1 }, { heat = 1 },
                 set = { ["player[1].cart.level_5.gold"] = 1,
                         ["player[2].cart.level_5.gold"] = 1 } } },
  },
}
