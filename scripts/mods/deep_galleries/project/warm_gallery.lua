-- Warm gallery: works by itself once it is upgraded.
return card {
  id     = "warm_gallery",
  kind   = "project",
  title  = "Warm gallery",
  text   = "Gain 2 heat each time you complete a project.",

  number         = 205,
  deck           = "gallery",
  tier           = "advanced",
  cost           = { iron = 3, gold = 1 },
  points         = 11,
  upgrade        = { heat = 3 },
  upgrade_points = 1,

  on = { completed = gain { heat = 2 } },

  examples = {
    { name = "heat for the next project",
      given = { { stone = 3, iron = 0, heat = 0 }, seed = 6,
                rules = { starting_player = 1, decks = "deep_galleries:gallery,golden" },
                set = { phase = "action", ["turn.actions_left"] = 3,
                        ["project.deep_galleries:warm_gallery"] = "p1_upgraded",
                        ["project.deep_galleries:echo_shaft"] = "track" } },
      steps = { "place ironworker studio", "complete", "not_now" },
      expect = { { stone = 0, heat = 2, vp = 5 } } },
    { name = "not before the upgrade",
      given = { { stone = 3, iron = 0, heat = 0 }, seed = 6,
                rules = { starting_player = 1, decks = "deep_galleries:gallery,golden" },
                set = { phase = "action", ["turn.actions_left"] = 3,
                        ["project.deep_galleries:warm_gallery"] = "p1",
                        ["project.deep_galleries:echo_shaft"] = "track" } },
      steps = { "place ironworker studio", "complete" },
      expect = { { stone = 0, heat = 0, vp = 5 } } },
  },
}
