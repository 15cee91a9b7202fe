-- Cave Board: what is printed on every cave board; it is in play in every match.
return card {
  id     = "cave_board",
  kind   = "board",
  title  = "Cave Board",
  text   = "At any time in your turn: 1 emmer, 1 flax or 1 gold becomes 1 food.",
  source = "CVC-90",
  mark   = "S P1",

  -- CVC-57: at 9 food the food would be lost, so nothing is offered.
  exchange = {
    { pay = { emmer = 1 }, get = { food = 1 }, when = { "food", below = 9 } },
    { pay = { flax = 1 }, get = { food = 1 }, when = { "food", below = 9 } },
    { pay = { gold = 1 }, get = { food = 1 }, when = { "food", below = 9 } },
  },

  examples = {
    { name = "emmer, flax and gold become food, also before a tile is taken",
      given = { { emmer = 2, flax = 1, gold = 3, food = 0 }, rules = { starting_player = 1 } },
      steps = { "anytime 1 emmer for 1 food", "anytime 1 flax for 1 food",
                "anytime 1 gold for 1 food" },
      expect = { { emmer = 1, flax = 0, gold = 2, food = 3 } },
      refused = { ["anytime 1 flax for 1 food"] = "needs 1 flax, has 0" } },
    { name = "not at 9 food",
      given = { { emmer = 1, flax = 1, gold = 1, food = 9 }, rules = { starting_player = 1 } },
      steps = {},
      refused = { ["anytime 1 emmer for 1 food"] = "needs at most 8 food, has 9",
                  ["anytime 1 flax for 1 food"] = "needs at most 8 food, has 9",
                  ["anytime 1 gold for 1 food"] = "needs at most 8 food, has 9" } },
  },
}
