-- The third Imitation, with 7 players: it costs nothing.
return card {
  id     = "imitation_c",
  kind   = "space",
  title  = "Imitation",
  text   = "Use a space that an opponent occupies.",
  short  = "opponent's space",
  source = "CF-211",
  mark   = "S P",

  min_players  = 7,
  not_imitable = true,

  use = imitate(0),

  examples = {
    { name = "0 food, and 2 come back with Forest exploration (CF-348)",
      given = { {}, { food = 0, wood = 0 }, players = 7, rules = { starting_player = 1 } },
      steps = { "place forest_exploration", "place imitation_c" },
      expect = { {}, { food = 2, wood = 0 } } },
    { name = "two may imitate the same space, but not each other (CF-351, CF-344)",
      given = { players = 7, rules = { starting_player = 1 } },
      steps = { "place forest_exploration", "place imitation_c", "place imitation_b" },
      expect = { set = { ["player[3].goods.food"] = 3 } } },
  },
}
