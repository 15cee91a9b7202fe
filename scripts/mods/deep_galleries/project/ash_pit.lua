-- Ash pit: a step of its own, as often as it can be paid.
return card {
  id     = "ash_pit",
  kind   = "project",
  title  = "Ash pit",
  text   = "In your actions, as often as you like: pay 2 stone for 1 iron and 1 heat.",

  number         = 208,
  deck           = "gallery",
  tier           = "advanced",
  cost           = { iron = 1, gold = 1, heat = 1 },
  points         = 9,
  upgrade        = { iron = 2 },
  upgrade_points = 2,
  step           = label("sift", exchange { pay = { stone = 2 }, get = { iron = 1, heat = 1 } }),

  examples = {
    { name = "as often as there is stone",
      given = { { stone = 5, iron = 0, heat = 0 }, seed = 6,
                rules = { starting_player = 1, decks = "deep_galleries:gallery,golden" },
                set = { phase = "action", ["turn.actions_left"] = 3,
                        ["project.deep_galleries:ash_pit"] = "p1_upgraded" } },
      steps = { "place ironworker bellows", "sift", "sift" },
      expect = { { stone = 1, iron = 2, heat = 2 } },
      refused = { sift = "needs 2 stone, has 1" } },
  },
}
