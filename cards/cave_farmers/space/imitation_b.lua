-- The second Imitation with 6 and 7 players, for 1 food.
return card {
  id     = "imitation_b",
  kind   = "space",
  title  = "Imitation",
  text   = "Pay 1 food and use a space that an opponent occupies.",
  short  = "opponent's space, 1 food",
  source = "CF-205",
  mark   = "S P",

  min_players  = 6,
  not_imitable = true,

  use = imitate(1),

  examples = {
    { name = "1 food, and 2 come back with Forest exploration (CF-348)",
      given = { {}, { food = 1, wood = 0 }, players = 6, rules = { starting_player = 1 } },
      steps = { "place forest_exploration", "place imitation_b" },
      expect = { {}, { food = 2, wood = 0 } } },
    { name = "not without the food",
      given = { {}, { food = 0 }, players = 6, rules = { starting_player = 1 } },
      steps = { "place forest_exploration" },
      refused = { ["place imitation_b"] = "needs 1 food, has 0" } },
  },
}
