-- Forest exploration with 4 to 7 players: wood, and food for the way.
return card {
  id     = "forest_exploration",
  kind   = "space",
  title  = "Forest exploration",
  text   = "Take the wood and 2 food.",
  short  = "take, 2 food",
  source = "CF-191",
  mark   = "S",

  min_players = 4,
  goods       = { wood = 2 },
  more        = { wood = 1 },

  use = take { food = 2 },

  examples = {
    { name = "2 wood on the empty space, and 2 food",
      given = { { wood = 0, food = 0 }, players = 4, rules = { starting_player = 1 } },
      steps = { "place forest_exploration" },
      expect = { { wood = 2, food = 2 } } },
    { name = "1 more wood if some is left",
      given = { { wood = 0, food = 0 },
                players = 4,
                rules = { starting_player = 1 },
                set = { ["stock.wood.forest_exploration"] = 2 } },
      steps = { "place forest_exploration" },
      expect = { { wood = 3, food = 2 } } },
  },
}
