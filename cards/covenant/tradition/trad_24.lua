-- Hidden chamber: a lock and a shelf nobody knows of.
return card {
  id     = "trad_24",
  kind   = "tradition",
  title  = "Hidden chamber",
  text   = "You have 1 key and 1 storage space more.",
  source = "COV-248",
  mark   = "S",

  modify = { keys = { add = 1 }, storage = { add = 1 } },

  examples = {
    { name = "a fifth resource",
      given = { { iron = 4 },
                set = { phase = "council_coins", start_player = 1, at_turn = 1,
                        ["tradition.trad_24"] = "p1", ["player[1].coin.1"] = "coin_09" } },
      steps = {},
      expect = { { iron = 4, gold = 1 } } },
    { name = "not a sixth (COV-152)",
      given = { { iron = 5 },
                set = { phase = "council_coins", start_player = 1, at_turn = 1,
                        ["tradition.trad_24"] = "p1", ["player[1].coin.1"] = "coin_09" } },
      steps = { "discard iron" },
      expect = { { iron = 4, gold = 1 } } },
    { name = "a third enemy",
      given = { { goblin = 3 },
                set = { phase = "release", start_player = 1, at_turn = 1,
                        ["tradition.trad_24"] = "p1" } },
      steps = {},
      expect = { { goblin = 3, gp = 8 } } },
  },
}
