-- Growth: a little of everything or a child, with 4 to 7 players.
return card {
  id     = "growth",
  kind   = "space",
  title  = "Growth",
  text   = "Either gain 1 wood, 1 stone, 1 ore, 1 food and 2 gold, or have a child.",
  short  = "1 wood, 1 stone, 1 ore, 1 food and 2 gold, or a child",
  source = "CF-188",
  mark   = "S",

  min_players = 4,

  use = one_of { gain { wood = 1, stone = 1, ore = 1, food = 1, gold = 2 }, grow() },

  examples = {
    { name = "goods",
      given = { { wood = 0, food = 0, gold = 0 },
                players = 4,
                rules = { starting_player = 1 },
                set = { ["player[1].tile.e3"] = "ordinary_dwelling" } },
      steps = { "place growth", "gain 1 wood 1 stone 1 ore 1 food 2 gold" },
      expect = { { wood = 1, stone = 1, ore = 1, food = 1, gold = 2 },
                 set = { ["player[1].dwarf.3"] = "none" } } },
    { name = "a child instead",
      given = { { wood = 0, gold = 0 },
                players = 4,
                rules = { starting_player = 1 },
                set = { ["player[1].tile.e3"] = "ordinary_dwelling" } },
      steps = { "place growth", "grow" },
      expect = { { wood = 0, gold = 0 }, set = { ["player[1].dwarf.3"] = "newborn" } } },
  },
}
