-- Starting player with 4 to 7 players: the token comes with a ruby.
return card {
  id     = "starting_token_many",
  kind   = "space",
  title  = "Starting player",
  text   = "Take the starting player token, all food here and 1 ruby.",
  short  = "token, food here and 1 ruby",
  source = "CF-184",
  mark   = "S",

  min_players  = 4,
  goods        = { food = 1 },
  not_imitable = true,

  use = sequence { take_token(), take { ruby = 1 } },

  examples = {
    { name = "token, food and a ruby",
      given = { { food = 0, ruby = 0 }, players = 4, rules = { starting_player = 4 } },
      steps = { "place logging_many", "place starting_token_many" },
      expect = { { food = 1, ruby = 1 }, set = { start_player = 4, next_start_player = 1 } } },
  },
}
