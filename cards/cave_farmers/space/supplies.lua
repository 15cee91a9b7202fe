-- Supplies: a little of everything, with 2 or 3 players.
return card {
  id     = "supplies",
  kind   = "space",
  title  = "Supplies",
  text   = "Gain 1 wood, 1 stone, 1 ore, 1 food and 2 gold.",
  short  = "1 wood, 1 stone, 1 ore, 1 food and 2 gold",
  source = "CF-187",
  mark   = "S",

  min_players = 2,
  max_players = 3,

  use = gain { wood = 1, stone = 1, ore = 1, food = 1, gold = 2 },

  examples = {
    { name = "a little of everything",
      given = { { wood = 0, stone = 0, ore = 0, food = 0, gold = 0 },
                rules = { starting_player = 1 } },
      steps = { "place supplies" },
      expect = { { wood = 1, stone = 1, ore = 1, food = 1, gold = 2 } } },
  },
}
