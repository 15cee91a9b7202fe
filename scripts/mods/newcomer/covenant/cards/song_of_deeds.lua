-- Song of deeds, a tradition of the game: sung twice where there is tea.
return patch "covenant:song_of_deeds" {
  text = "When you reach an achievement 2 GP.",
  on   = { achievement = gain { gp = 2 } },

  examples = {
    { name = "an achievement of the Court track brings 2",
      given = { { gp = 5 },
                set = { phase = "council_coins", start_player = 1, at_turn = 1,
                        ["tradition.song_of_deeds"] = "p1", ["player[1].coin.1"] = "court_coin_1",
                        ["player[1].track.court"] = 2 } },
      steps = {},
      expect = { { gp = 7 } } },
  },
}
