-- Wood gathering: nothing but wood, with up to 3 players.
return card {
  id     = "wood_gathering",
  kind   = "space",
  title  = "Wood gathering",
  text   = "Take the wood.",
  short  = "take",
  source = "CF-190",
  mark   = "S",

  max_players = 3,
  goods       = { wood = 1 },

  use = take(),

  examples = {
    { name = "all wood that has gathered",
      given = { { wood = 0 }, players = 1, set = { ["stock.wood.wood_gathering"] = 2 } },
      steps = { "place wood_gathering" },
      expect = { { wood = 3 }, set = { ["stock.wood.wood_gathering"] = 0 } } },
  },
}
