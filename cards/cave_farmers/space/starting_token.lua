-- Starting player with 2 or 3 players: the token, and ore to go with it.
return card {
  id     = "starting_token",
  kind   = "space",
  title  = "Starting player",
  text   = "Take the starting player token, all food here and 2 ore.",
  short  = "token, food here and 2 ore",
  source = "CF-184",
  mark   = "S",

  min_players  = 2,
  max_players  = 3,
  goods        = { food = 1 },
  not_imitable = true,

  use = sequence { take_token(), take { ore = 2 } },

  examples = {
    { name = "token, food and 2 ore; this round keeps its order (CF-333)",
      given = { { food = 0, ore = 0 }, rules = { starting_player = 2 } },
      steps = { "place wood_gathering", "place starting_token" },
      expect = { { food = 1, ore = 2 }, set = { start_player = 2, next_start_player = 1 } } },
    { name = "all food that has gathered",
      given = { { food = 0, ore = 0 },
                rules = { starting_player = 1 },
                set = { ["stock.food.starting_token"] = 2 } },
      steps = { "place starting_token" },
      expect = { { food = 3, ore = 2 } } },
  },
}
