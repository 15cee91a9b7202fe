return scenario {
  game      = "covenant",
  title     = "A word with the king",
  text      = "The Council has gathered, and the king holds out his cup. " ..
              "One word at the right time is worth more than a song.",
  players   = 2,
  seats     = { "human", "random" },
  seed      = 3,
  set       = {
    phase = "council_traditions", start_player = 1, at_turn = 1,
    ["tradition.tea_clan:tea_with_the_king"] = "p1",
    ["player[1].track.court"]                = 2,
  },
  goal      = { "player[1].track.court", at_least = 3 },
  goal_text = "Stand on step 3 of the Court track.",
  limit     = { decisions = 4 },
  chance    = "pinned",
}
