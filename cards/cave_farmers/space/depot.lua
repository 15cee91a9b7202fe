-- Depot, with 5 to 7 players: wood and ore.
return card {
  id     = "depot",
  kind   = "space",
  title  = "Depot",
  text   = "Take the wood and ore.",
  short  = "take",
  source = "CF-200",
  mark   = "S",

  min_players = 5,
  goods       = { wood = 1, ore = 1 },

  use = take(),

  examples = {
    { name = "wood and ore",
      given = { { wood = 0, ore = 0 },
                players = 5,
                rules = { starting_player = 1 },
                set = { ["stock.wood.depot"] = 1, ["stock.ore.depot"] = 1 } },
      steps = { "place depot" },
      expect = { { wood = 2, ore = 2 } } },
  },
}
