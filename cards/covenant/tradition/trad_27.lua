-- Workshop ale: a new workshop is baptised.
return card {
  id     = "trad_27",
  kind   = "tradition",
  title  = "Workshop ale",
  text   = "When you build a workshop take support.",
  source = "COV-248",
  mark   = "S",

  on = { built = { amount = 1, run = support(1) } },

  examples = {
    { name = "when a workshop is built",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.trad_27"] = "p1", ["player[1].tavern.2"] = 1,
                        ["mountain.b3"] = "hall_20", ["mountain.c3"] = "hall_04",
                        ["mountain.c4"] = "hall_13", ["mountain.d3"] = "hall_15" } },
      steps = { "assign 2 to compass", "action", "option b2", "workshop", "at c3", "next trad_27",
                "take_plus1" },
      expect = { { ["plus1"] = 1 } } },
    { name = "not when a house is built",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.trad_27"] = "p1", ["mountain.b3"] = "hall_20",
                        ["mountain.c3"] = "hall_04", ["mountain.c4"] = "hall_13",
                        ["mountain.d3"] = "hall_15" } },
      steps = { "assign 1 to compass", "action", "house", "at c3" },
      expect = { { gold = 1, ["plus1"] = 0 } } },
  },
}
