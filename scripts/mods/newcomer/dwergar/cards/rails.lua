-- The Rails of the game, laid by well-rested dwarfs.
return patch "dwergar:rails" {
  cost = { iron = 3 },

  examples = {
    { name = "costs 3 iron, is still worth 7",
      given = { { iron = 3 }, seed = 6, rules = { starting_player = 1 },
                set = { ["project.rails"] = "track" } },
      steps = { "place ironworker studio", "complete", "complete rails" },
      expect = { { iron = 0, vp = 7 } } },
  },
}
