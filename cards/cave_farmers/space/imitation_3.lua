-- Imitation for 4 food, with 3 players.
return card {
  id     = "imitation_3",
  kind   = "space",
  title  = "Imitation",
  text   = "Pay 4 food and use a space that an opponent occupies.",
  short  = "opponent's space, 4 food",
  source = "CF-199",
  mark   = "S",

  min_players  = 3,
  max_players  = 3,
  not_imitable = true,

  use = imitate(4),

  examples = {
    { name = "not the starting player token (CF-343)",
      given = { {}, { food = 4 }, players = 3, rules = { starting_player = 1 } },
      steps = { "place starting_token" },
      refused = { ["place imitation_3"] = "there is no space of an opponent that you can use" } },
    { name = "Strip mining gives 2 wood once more (CF-349)",
      given = { {}, { food = 4, wood = 0 }, players = 3, rules = { starting_player = 1 } },
      steps = { "place strip_mining", "place imitation_3" },
      expect = { {}, { food = 0, wood = 2, ore = 0 } } },
    { name = "nothing to imitate: the wood is gone, the dwarf unarmed (CF-345)",
      given = { {}, { food = 4 }, players = 3, rules = { starting_player = 1 } },
      steps = { "place logging" },
      refused = { ["place imitation_3"] = "there is no space of an opponent that you can use" } },
  },
}
