-- Open treasury: friends of the council do not pay.
return card {
  id     = "trad_28",
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
                        ["tradition.trad_28"] = "p1", ["relic.relic_e_1"] = "p1",
                        ["coins_shown.1"] = "coin_01" } },
      steps = { "use relic_e_1", "coin coin_01", "on cs_3" },
      expect = { { gp = 0 }, set = { ["player[1].coin.3"] = "coin_01" } } },
    { name = "a tradition",
      given = { { gp = 1 },
                set = { phase = "council_coins", start_player = 1, at_turn = 1,
                        ["tradition.trad_28"] = "p1", ["player[1].coin.1"] = "coin_15",
                        ["player[1].track.prestige"] = 3, ["traditions_shown.1"] = "trad_22" } },
      steps = { "tradition trad_22" },
      expect = { { gp = 1 }, set = { ["tradition.trad_22"] = "p1" } } },
  },
}
