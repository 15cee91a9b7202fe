-- Open treasury: friends of the council do not pay.
return card {
  id     = "open_treasury",
  alias  = "trad_28",
  kind   = "tradition",
  title  = "Open treasury",
  text   = "Coins and traditions cost you no GP.",
  source = "COV-248",
  mark   = "S",

  modify = { gp_cost = { set = 0 } },

  examples = {
    { name = "a coin",
      given = { { gp = 0 },
                set = { phase = "relic_pre", start_player = 1, at_turn = 1,
                        ["tradition.open_treasury"] = "p1", ["relic.royal_seal_1"] = "p1",
                        ["coins_shown.1"] = "glory_coin_1" } },
      steps = { "use royal_seal_1", "coin glory_coin_1", "on cs_3" },
      expect = { { gp = 0 }, set = { ["player[1].coin.3"] = "glory_coin_1" } } },
    { name = "a tradition",
      given = { { gp = 1 },
                set = { phase = "council_coins", start_player = 1, at_turn = 1,
                        ["tradition.open_treasury"] = "p1",
                        ["player[1].coin.1"] = "prestige_coin_1",
                        ["player[1].track.prestige"] = 3, ["traditions_shown.1"] = "old_deeds" } },
      steps = { "tradition old_deeds" },
      expect = { { gp = 1 }, set = { ["tradition.old_deeds"] = "p1" } } },
  },
}
