-- Stable: oats for a donkey.
return card {
  id     = "stable",
  kind   = "room",
  title  = "Stable",
  text   = "Pay 1 emmer for 1 donkey. Gain 1 food if you have 2 donkeys or more.",

  back   = "light",
  era    = 2,
  colour = "orange",
  cost   = { wood = 1, stone = 1 },
  points = 5,
  walls  = "# o . #",

  use = any_order {
    exchange { pay = { emmer = 1 }, get = { donkey = 1 } },
    when { "donkey", at_least = 2, gain { food = 1 } },
  },

  examples = {
    { name = "the second donkey earns its food at once",
      given = { { emmer = 1, donkey = 1, food = 0 }, rules = { starting_player = 1 },
                set = { ["player[1].cell.c4"] = "ironroot:stable" } },
      steps = { "take undergrowth", "rooms 1", "use ironroot:stable",
                "exchange 1 emmer for 1 donkey", "gain 1 food if donkey is at least 2" },
      expect = { { emmer = 0, donkey = 2, food = 1 } } },
    { name = "one donkey earns nothing",
      given = { { emmer = 1, donkey = 1, food = 0 }, rules = { starting_player = 1 },
                set = { ["player[1].cell.c4"] = "ironroot:stable" } },
      steps = { "take undergrowth", "rooms 1", "use ironroot:stable" },
      refused = { ["gain 1 food if donkey is at least 2"] = "needs at least 2 donkey, has 1" } },
  },
}
