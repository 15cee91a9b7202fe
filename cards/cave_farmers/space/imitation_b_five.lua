-- The second Imitation with 5 players, for 4 food.
return card {
  id     = "imitation_b_five",
  kind   = "space",
  title  = "Imitation",
  text   = "Pay 4 food and use a space that an opponent occupies.",
  short  = "opponent's space, 4 food",
  source = "CF-204",
  mark   = "S P",

  min_players  = 5,
  max_players  = 5,
  not_imitable = true,

  use = imitate(4),

  examples = {
    { name = "4 food, and 2 come back with Forest exploration (CF-348)",
      given = { {}, { food = 4, wood = 0 }, players = 5, rules = { starting_player = 1 } },
      steps = { "place forest_exploration", "place imitation_b_five" },
      expect = { {}, { food = 2, wood = 0 } } },
    { name = "not without the food",
      given = { {}, { food = 3 }, players = 5, rules = { starting_player = 1 } },
      steps = { "place forest_exploration" },
      refused = { ["place imitation_b_five"] = "needs 4 food, has 3" } },
  },
}
