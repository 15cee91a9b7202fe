-- Imitation for 2 food, with 4 to 7 players.
return card {
  id     = "imitation_a",
  kind   = "space",
  title  = "Imitation",
  text   = "Pay 2 food and use a space that an opponent occupies.",
  short  = "opponent's space, 2 food",
  source = "CF-185",
  mark   = "S",

  min_players  = 4,
  not_imitable = true,

  use = imitate(2),

  examples = {
    { name = "2 food, and 2 come back with Forest exploration (CF-348)",
      given = { {}, { food = 2, wood = 0 }, players = 4, rules = { starting_player = 1 } },
      steps = { "place forest_exploration", "place imitation_a" },
      expect = { {}, { food = 2, wood = 0 } } },
    { name = "not without the food",
      given = { {}, { food = 1 }, players = 4, rules = { starting_player = 1 } },
      steps = { "place forest_exploration" },
      refused = { ["place imitation_a"] = "needs 2 food, has 1" } },
    { name = "not a space of one's own (CF-342)",
      given = { { food = 2 }, players = 4, rules = { starting_player = 1 } },
      steps = { "place forest_exploration", "place clearing_many", "take", "stop",
                "place ore_mining_many", "place drift_mining_many", "take", "stop",
                "place imitation_a" },
      expect = { { food = 2 } },
      refused = { ["imitate forest_exploration"] = "your own dwarf is there" } },
  },
}
