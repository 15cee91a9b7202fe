-- Long ladders: no shelf is too high.
return card {
  id     = "long_ladders",
  alias  = "trad_14",
  kind   = "tradition",
  title  = "Long ladders",
  text   = "You may take relics from any slot of the shelf.",
  source = "COV-248",
  mark   = "S",

  allow = { any_relic = true },

  examples = {
    { name = "the top slot with Mining 0 (COV-10.67)",
      given = { set = { phase = "relic_pre", start_player = 1, at_turn = 1,
                        ["tradition.long_ladders"] = "p1", ["relic.royal_seal_1"] = "p1",
                        ["coins_shown.4"] = "glory_coin_1",
                        ["relics_shown.4"] = "ancestor_crown_1" } },
      steps = { "use royal_seal_1", "coin glory_coin_1", "on cs_3", "relic ancestor_crown_1" },
      expect = { set = { ["relic.ancestor_crown_1"] = "fresh_p1" } } },
  },
}
