-- Topping-out feast: who completes a site is celebrated.
return card {
  id     = "topping_out_feast",
  alias  = "trad_18",
  kind   = "tradition",
  title  = "Topping-out feast",
  text   = "When you acquire a pillar or gate take support and go 1 step up the Court track.",
  short  = "acquire pillar or gate: support, 1 Court step",
  source = "COV-248",
  mark   = "S",

  on = { monument = sequence { support(1), advance("court", 1) } },

  examples = {
    { name = "support and a step, before the reward",
      given = { { gold = 1 },
                set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.topping_out_feast"] = "p1" } },
      steps = { "assign 1 to cart", "action", "site site_p1", "reward 1 of site_p1",
                "next topping_out_feast", "take_plus1", "decline" },
      expect = { { ["plus1"] = 1, gp = 7 }, set = { ["player[1].track.court"] = 2 } } },
    { name = "or after it",
      given = { { gold = 1 },
                set = { phase = "assign", start_player = 1, at_turn = 1,
                        ["tradition.topping_out_feast"] = "p1" } },
      steps = { "assign 1 to cart", "action", "site site_p1", "reward 2 of site_p1",
                "next site_p1", "take_plus1", "swap" },
      expect = { { ["plus1"] = 0, ["plus2"] = 1 }, set = { ["player[1].track.court"] = 1 } } },
  },
}
