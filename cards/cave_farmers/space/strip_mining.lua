-- Strip mining, with 3 players: ore first, then stone, and wood with it.
return card {
  id     = "strip_mining",
  kind   = "space",
  title  = "Strip mining",
  text   = "Take the ore and stone and 2 wood.",
  short  = "take, 2 wood",
  source = "CF-197",
  mark   = "S",

  min_players = 3,
  max_players = 3,
  goods       = { ore = 1 },
  more        = { stone = 1 },

  use = take { wood = 2 },

  examples = {
    { name = "ore and 2 wood",
      given = { { wood = 0, stone = 0, ore = 0 },
                players = 3,
                rules = { starting_player = 1 } },
      steps = { "place strip_mining" },
      expect = { { wood = 2, stone = 0, ore = 1 } } },
    { name = "stone if ore is left there (S51)",
      given = { { wood = 0, stone = 0, ore = 0 },
                players = 3,
                rules = { starting_player = 1 },
                set = { ["stock.ore.strip_mining"] = 1, ["stock.stone.strip_mining"] = 1 } },
      steps = { "place strip_mining" },
      expect = { { wood = 2, stone = 2, ore = 1 } } },
  },
}
