-- Toast to success: every achievement is a feast.
return card {
  id     = "toast_to_success",
  alias  = "trad_15",
  kind   = "tradition",
  title  = "Toast to success",
  text   = "When you reach an achievement take support.",
  source = "COV-248",
  mark   = "S",

  on = { achievement = support(1) },

  examples = {
    { name = "on the Court track",
      given = { set = { phase = "council_coins", start_player = 1, at_turn = 1,
                        ["tradition.toast_to_success"] = "p1",
                        ["player[1].coin.1"] = "court_coin_1",
                        ["player[1].track.court"] = 2 } },
      steps = { "take_plus1" },
      expect = { { ["plus1"] = 1 } } },
    { name = "also for the steps of the starting tile (COV-10.104)",
      given = { players = 1,
                set = { phase = "start_tiles", ["player[1].start_tile"] = "court_start",
                        ["tradition.toast_to_success"] = "p1", ["player[1].track.court"] = 1 } },
      steps = { "take_plus1", "decline", "take_plus1" },
      expect = { { ["plus1"] = 2 }, set = { ["player[1].track.court"] = 3 } } },
  },
}
