-- Workshop ale: a new workshop is baptised.
return card {
  id     = "workshop_ale",
  alias  = "trad_27",
  kind   = "tradition",
  title  = "Workshop ale",
  text   = "When you build a workshop take support.",
  source = "COV-248",
  mark   = "S",

  on = { built = { what = "workshop", run = support(1) } },

  examples = {
    { name = "when a workshop is built",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.workshop_ale"] = "p1", ["player[1].tavern.2"] = 1,
                        ["mountain.b3"] = "black_gold_hall", ["mountain.c3"] = "yellow_gold_hall",
                        ["mountain.c4"] = "blue_gold_den",
                        ["mountain.d3"] = "blue_mythrall_lair" } },
      steps = { "assign 2 to compass", "action", "option b2", "workshop", "at c3",
                "next workshop_ale",
                "take_plus1" },
      expect = { { ["plus1"] = 1 } } },
    { name = "not when a house is built",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.workshop_ale"] = "p1", ["mountain.b3"] = "black_gold_hall",
                        ["mountain.c3"] = "yellow_gold_hall", ["mountain.c4"] = "blue_gold_den",
                        ["mountain.d3"] = "blue_mythrall_lair" } },
      steps = { "assign 1 to compass", "action", "house", "at c3" },
      expect = { { gold = 1, ["plus1"] = 0 } } },
  },
}
