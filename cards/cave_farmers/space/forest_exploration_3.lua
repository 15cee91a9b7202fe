-- Forest exploration with 3 players: wood and a vegetable.
return card {
  id     = "forest_exploration_3",
  kind   = "space",
  title  = "Forest exploration",
  text   = "Take the wood and 1 vegetable.",
  short  = "take, 1 vegetable",
  source = "CF-198",
  mark   = "S",

  min_players = 3,
  max_players = 3,
  goods       = { wood = 1 },

  use = take { vegetable = 1 },

  examples = {
    { name = "wood and a vegetable",
      given = { { wood = 0, vegetable = 0 }, players = 3, rules = { starting_player = 1 } },
      steps = { "place forest_exploration_3" },
      expect = { { wood = 1, vegetable = 1 } } },
  },
}
