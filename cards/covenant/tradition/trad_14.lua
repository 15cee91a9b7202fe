-- Long ladders: no shelf is too high.
return card {
  id     = "trad_14",
  kind   = "tradition",
  title  = "Long ladders",
  text   = "You may take relics from any slot of the shelf.",
  source = "COV-248",
  mark   = "S",

  allow = { any_relic = true },

  examples = {
    { name = "the top slot with Mining 0 (COV-10.67)",
      given = { set = { phase = "relic_pre", start_player = 1, at_turn = 1,
                        ["tradition.trad_14"] = "p1", ["relic.relic_e_1"] = "p1",
                        ["coins_shown.4"] = "coin_01", ["relics_shown.4"] = "relic_f_1" } },
      steps = { "use relic_e_1", "coin coin_01", "on cs_3", "relic relic_f_1" },
      expect = { set = { ["relic.relic_f_1"] = "fresh_p1" } } },
  },
}
