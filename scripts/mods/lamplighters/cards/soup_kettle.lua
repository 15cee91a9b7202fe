-- Soup kettle: a counter that says whether something has happened in this round already.
return card {
  id     = "soup_kettle",
  kind   = "project",
  title  = "Soup kettle",
  text   = "The first time in a round that you gain heat, gain 2 more.",

  number         = 303,
  deck           = "western",
  tier           = "advanced",
  cost           = { iron = 2, heat = 2 },
  points         = 8,
  upgrade        = { stone = 2 },
  upgrade_points = 2,

  counters = { served = { max = 1, reset = "round" } },

  on = {
    gained = { good = "heat", run = function(g, me)
      if g:get "served" == 0 then
        g:set("served", 1)                 -- first: the next line is a gain of heat, too
        g:gain(me, { heat = 2 })
      end
    end },
  },

  examples = {
    { name = "2 heat more, once",
      given = { { heat = 0 }, seed = 10, rules = { starting_player = 1 },
                set = { phase = "action", ["turn.actions_left"] = 3,
                        ["project.lamplighters:soup_kettle"] = "p1_upgraded",
                        ["player[1].pool.engineer"] = 1 } },
      steps = { "place blacksmith bellows", "heat2", "done", "place engineer forge", "heat1" },
      expect = { { heat = 5 } } },
  },
}
