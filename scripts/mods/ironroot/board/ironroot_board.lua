-- Ironroot Board: what every cave has from the second era on.
return card {
  id    = "ironroot_board",
  kind  = "board",
  title = "Ironroot Board",
  text  = "When the second era begins: 2 ore and 1 donkey. Three donkeys carry one more piece " ..
          "of loot. At any time 1 donkey becomes 2 food.",

  on       = { era_began = { amount = 2, run = gain { ore = 2, donkey = 1 } } },
  modify   = { loot = { add = 1, when = { "donkey", at_least = 3 } } },
  exchange = { { pay = { donkey = 1 }, get = { food = 2 }, when = { "food", below = 8 } } },

  examples = {
    { name = "the second era brings ore and a donkey to everybody",
      given = { { ore = 0, donkey = 0 }, { ore = 8 }, set = { round = 9 },
                rules = { starting_player = 1 } },
      steps = {},
      expect = { { ore = 2, donkey = 1 }, { ore = 9, donkey = 1 } } },
    { name = "nothing comes with the third round of it",
      given = { { ore = 0, donkey = 0 }, set = { round = 11 }, rules = { starting_player = 1 } },
      steps = {},
      expect = { { ore = 0, donkey = 0 } } },
    { name = "a donkey feeds two",
      given = { { donkey = 1, food = 7 }, rules = { starting_player = 1 } },
      steps = { "anytime 1 donkey for 2 food" },
      expect = { { donkey = 0, food = 9 } } },
    { name = "not if food would be lost",
      given = { { donkey = 1, food = 8 }, rules = { starting_player = 1 } },
      steps = {},
      refused = { ["anytime 1 donkey for 2 food"] = "needs at most 7 food, has 8" } },
    { name = "three donkeys carry one more piece",
      given = { { weapon = 2, food = 1, donkey = 3, wood = 0, emmer = 0, stone = 0 },
                set = { ["tile.ironroot:pack_trail"] = "on_board" },
                rules = { starting_player = 1 } },
      steps = { "take ironroot:pack_trail", "march for up to 2 pieces of loot", "timber", "grain",
                "rubble" },
      expect = { { wood = 2, emmer = 2, stone = 2, food = 0 } } },
  },
}
