-- Borrowed power: one relic wakes another.
return card {
  id     = "borrowed_power",
  alias  = "trad_20",
  kind   = "tradition",
  title  = "Borrowed power",
  text   = "When you use a relic you may carry out the effect of a relic on the shelf instead; " ..
           "yours is used up, that one stays.",
  short  = "use your relic as one on the shelf, which stays",
  source = "COV-248",
  mark   = "S",

  allow = { copy_relic = true },

  examples = {
    { name = "the effect of another one",
      given = { set = { phase = "relic_pre", start_player = 1, at_turn = 1,
                        ["tradition.borrowed_power"] = "p1", ["relic.ale_horn_1"] = "p1",
                        ["relics_shown.4"] = "ancestor_crown_1" } },
      steps = { "use ale_horn_1", "copy ancestor_crown_1", "strengthen 1 tavern",
                "strengthen 1 tavern" },
      expect = { { ["plus1"] = 0 },
                 set = { ["relic.ale_horn_1"] = "used_p1", ["relics_shown.4"] = "ancestor_crown_1",
                         ["player[1].tavern.2"] = 2 } } },
    { name = "or its own",
      given = { set = { phase = "relic_pre", start_player = 1, at_turn = 1,
                        ["tradition.borrowed_power"] = "p1", ["relic.ale_horn_1"] = "p1" } },
      steps = { "use ale_horn_1", "own", "take_plus1", "take_plus1" },
      expect = { { ["plus1"] = 2 } } },
    { name = "at the usual cost (COV-10.68)",
      given = { { gp = 1 },
                set = { phase = "relic_pre", start_player = 1, at_turn = 1,
                        ["tradition.borrowed_power"] = "p1", ["relic.ale_horn_1"] = "p1",
                        ["relics_shown.4"] = "royal_seal_1", ["coins_shown.1"] = "glory_coin_1" } },
      steps = { "use ale_horn_1", "copy royal_seal_1" },
      refused = { ["coin glory_coin_1"] = "costs 2 GP, you have 1" } },
  },
}
