-- Large depot, with 7 players: wood, stone and ore.
return card {
  id     = "large_depot",
  kind   = "space",
  title  = "Large depot",
  text   = "Take the wood, stone and ore.",
  short  = "take",
  source = "CF-210",
  mark   = "S",

  min_players = 7,
  goods       = { wood = 2, stone = 1, ore = 1 },
  more        = { wood = 1, stone = 1, ore = 1 },

  use = take(),

  examples = {
    { name = "wood, stone and ore",
      given = { { wood = 0, stone = 0, ore = 0 },
                players = 7,
                rules = { starting_player = 1 } },
      steps = { "place large_depot" },
      expect = { { wood = 2, stone = 1, ore = 1 } } },
    { name = "1 of each more if something is left (S52)",
      given = { { wood = 0, stone = 0, ore = 0 },
                players = 7,
                rules = { starting_player = 1 },
                set = { ["stock.wood.large_depot"] = 2, ["stock.stone.large_depot"] = 1,
                        ["stock.ore.large_depot"] = 1 } },
      steps = { "place large_depot" },
      expect = { { wood = 3, stone = 2, ore = 2 } } },
  },
}
