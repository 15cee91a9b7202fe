-- Gate guard: who guards a gate grows strong.
return card {
  id     = "trad_35",
  kind   = "tradition",
  title  = "Gate guard",
  text   = "When you build a gate strengthen a dwarf.",
  source = "COV-248",
  mark   = "S",

  on = { built = { amount = 3, run = strengthen(1) } },

  examples = {
    { name = "when a gate is built",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["player[1].tavern.2"] = 1, ["mountain.b3"] = "hall_04",
                        ["mountain.c3"] = "hall_03", ["mountain.c4"] = "hall_10",
                        ["mountain.d3"] = "hall_11", ["carts_p1.site_g1"] = 1,
                        ["tradition.trad_35"] = "p1" } },
      steps = { "assign 2 to compass", "action", "option b3", "gate", "at c3_e",
                "strengthen 1 tavern" },
      expect = { { gp = 7 }, set = { ["player[1].tavern.1"] = 2, ["player[1].tavern.2"] = 1 } } },
    { name = "not the dwarf in use (COV-10.9)",
      given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["player[1].tavern.2"] = 1, ["mountain.b3"] = "hall_04",
                        ["mountain.c3"] = "hall_03", ["mountain.c4"] = "hall_10",
                        ["mountain.d3"] = "hall_11", ["carts_p1.site_g1"] = 1,
                        ["tradition.trad_35"] = "p1", ["player[1].tavern.1"] = 0,
                        ["player[1].tavern.4"] = 3 } },
      steps = { "assign 2 to compass", "action", "option b3", "gate", "at c3_e" },
      expect = { { gp = 7 }, set = { ["player[1].dwarf_on.compass"] = 2 } } },
  },
}
