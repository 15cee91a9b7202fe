-- Ruby mining: rubies, and one more for whoever has a ruby mine.
return card {
  id     = "ruby_mining",
  kind   = "space",
  title  = "Ruby mining",
  text   = "Take the rubies, and 1 more if you have a ruby mine.",
  short  = "take, and 1 more with a ruby mine",
  source = "CF-194",
  mark   = "S",

  goods     = { ruby = 1 },
  pair_from = 3,

  use = take { ruby = per("has_ruby_mine") },

  examples = {
    { name = "a ruby",
      given = { { ruby = 0 }, players = 1 },
      steps = { "place ruby_mining" },
      expect = { { ruby = 1 } } },
    { name = "one more with a ruby mine, not two with two",
      given = { { ruby = 0 },
                players = 1,
                set = { ["player[1].ground.f3"] = "ruby_mine",
                        ["player[1].ground.f4"] = "ruby_mine" } },
      steps = { "place ruby_mining" },
      expect = { { ruby = 2 } } },
    { name = "2 players: nothing there in the first rounds (CF-332)",
      given = { rules = { starting_player = 1 } },
      steps = {},
      refused = { ["place ruby_mining"] = "there is nothing to take" } },
    { name = "2 players: from round 3 on",
      given = { { ruby = 0 }, rules = { starting_player = 1 }, set = { round = 3 } },
      steps = { "place ruby_mining" },
      expect = { { ruby = 1 } } },
  },
}
