-- Song of deeds: every achievement is sung.
return card {
  id     = "song_of_deeds",
  alias  = "trad_23",
  kind   = "tradition",
  title  = "Song of deeds",
  text   = "When you reach an achievement 1 GP.",
  source = "COV-248",
  mark   = "S",

  on = { achievement = gain { gp = 1 } },

  examples = {
    { name = "on the Court track",
      given = { set = { phase = "council_coins", start_player = 1, at_turn = 1,
                        ["tradition.song_of_deeds"] = "p1", ["player[1].coin.1"] = "court_coin_1",
                        ["player[1].track.court"] = 2 } },
      steps = {},
      expect = { { gp = 6 } } },
    { name = "not for another space",
      given = { set = { phase = "council_coins", start_player = 1, at_turn = 1,
                        ["tradition.song_of_deeds"] = "p1", ["player[1].coin.1"] = "court_coin_1",
                        ["player[1].track.court"] = 3 } },
      steps = {},
      expect = { { gp = 5 } } },
  },
}
