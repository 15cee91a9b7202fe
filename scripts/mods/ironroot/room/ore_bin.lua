-- Ore Bin: never quite empty.
return card {
  id     = "ore_bin",
  kind   = "room",
  title  = "Ore Bin",
  text   = "Replenish ore to 2, or pay 1 ore for 2 stone.",

  back   = "light",
  era    = 2,
  colour = "orange",
  cost   = { wood = 1 },
  points = 3,
  walls  = "# o . o",

  use = one_of {
    replenish { ore = 2 },
    exchange { pay = { ore = 1 }, get = { stone = 2 } },
  },

  examples = {
    { name = "no ore becomes 2",
      given = { { ore = 0 }, set = { ["player[1].cell.c4"] = "ironroot:ore_bin" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use ironroot:ore_bin", "replenish 2 ore" },
      expect = { { ore = 2 } } },
    { name = "1 ore for 2 stone",
      given = { { ore = 1, stone = 0 }, set = { ["player[1].cell.c4"] = "ironroot:ore_bin" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use ironroot:ore_bin",
                "exchange 1 ore for 2 stone" },
      expect = { { ore = 0, stone = 2 } } },
    { name = "it joins the display with the second era",
      given = { set = { round = 8 }, rules = { starting_player = 1 } },
      steps = {},
      expect = { set = { ["room.ironroot:ore_bin"] = "waiting" } } },
    { name = "and can be bought then",
      given = { { wood = 1, food = 3 }, set = { round = 9 }, rules = { starting_player = 1 } },
      steps = { "take housework", "furnish for 1 food per dwarf",
                "furnish ironroot:ore_bin c4" },
      expect = { { wood = 0, food = 0 }, score = { ["ironroot:ore_bin"] = 3 } } },
  },
}
