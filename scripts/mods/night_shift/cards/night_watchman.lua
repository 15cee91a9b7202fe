-- Night watchman: a counter of the action, so that a good thing happens once in each.
return card {
  id     = "night_watchman",
  kind   = "project",
  title  = "Night watchman",
  text   = "The first time in an action that the lift moves by your hand, gain 1 stone.",

  number         = 222,
  deck           = "deep_galleries:gallery",
  tier           = "advanced",
  cost           = { iron = 2, heat = 2 },
  points         = 8,
  upgrade        = { stone = 2 },
  upgrade_points = 2,

  counters = { seen = { max = 1, reset = "action" } },

  on = {
    lifted = { moved_by = "player", run = function(g, me)
      if g:get "seen" == 0 then
        g:set("seen", 1)
        g:gain(me, { stone = 1 })
      end
    end },
  },

  examples = {
    { name = "two moves, 1 stone; in the next action again",
      given = { { heat = 3, stone = 0 }, seed = 10,
                rules = { starting_player = 1, decks = "deep_galleries:gallery,golden" },
                set = { phase = "action", ["turn.actions_left"] = 3,
                        ["project.night_shift:night_watchman"] = "p1_upgraded",
                        ["player[1].cart.level_1.iron"] = 0 } },
      steps = { "place blacksmith lift", "lift_one", "lift_one", "done", "place foreman lift",
                "lift_one" },
      expect = { { stone = 2, heat = 2 } } },
  },
}
