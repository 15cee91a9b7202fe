-- Borrowed power: one relic wakes another.
return card {
  id     = "trad_20",
  kind   = "tradition",
  title  = "Borrowed power",
  text   = "When you use a relic you may carry out the effect of a relic on the shelf instead; " ..
           "yours is used up, that one stays.",
  source = "COV-248",
  mark   = "S",

  allow = { copy_relic = true },

  examples = {
    { name = "the effect of another one",
      given = { set = { phase = "relic_pre", start_player = 1, at_turn = 1,
                        ["tradition.trad_20"] = "p1", ["relic.relic_a_1"] = "p1",
                        ["relics_shown.4"] = "relic_f_1" } },
      steps = { "use relic_a_1", "copy relic_f_1", "strengthen 1 tavern",
                "strengthen 1 tavern" },
      expect = { { ["plus1"] = 0 },
                 set = { ["relic.relic_a_1"] = "used_p1", ["relics_shown.4"] = "relic_f_1",
                         ["player[1].tavern.2"] = 2 } } },
    { name = "or its own",
      given = { set = { phase = "relic_pre", start_player = 1, at_turn = 1,
                        ["tradition.trad_20"] = "p1", ["relic.relic_a_1"] = "p1" } },
      steps = { "use relic_a_1", "own", "take_plus1", "take_plus1" },
      expect = { { ["plus1"] = 2 } } },
    { name = "at the usual cost (COV-10.68)",
      given = { { gp = 1 },
                set = { phase = "relic_pre", start_player = 1, at_turn = 1,
                        ["tradition.trad_20"] = "p1", ["relic.relic_a_1"] = "p1",
                        ["relics_shown.4"] = "relic_e_1", ["coins_shown.1"] = "coin_01" } },
      steps = { "use relic_a_1", "copy relic_e_1" },
      refused = { ["coin coin_01"] = "costs 2 GP, there are 1" } },
  },
}
