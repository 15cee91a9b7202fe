-- Renown: a track that every expedition moves along.
return card {
  id     = "renown",
  kind   = "track",
  title  = "Renown",
  text   = "1 step for each expedition, 2 if it brings home 3 pieces of loot or more. Rewards " ..
           "on steps 2 and 4, up to 5 points.",

  steps  = 5,
  at     = {
    [2] = gain { flax = 2 },
    [4] = one_of { gain { gold = 2 }, gain { iron = 1 } },
  },
  points = { 0, 1, 2, 3, 5 },

  on = {
    returned = {
      { by = "anyone", amount = { 0, 2 }, run = move_marker("renown", 1) },
      { by = "anyone", amount = { 3, 9 }, run = move_marker("renown", 2) },
    },
  },

  examples = {
    { name = "an expedition is a step",
      given = { { weapon = 1, food = 1 }, rules = { starting_player = 1 },
                set = { ["tile.ironroot:armoury"] = "on_board" } },
      steps = { "take ironroot:armoury", "march for 1 piece of loot", "timber" },
      expect = { set = { ["player[1].step.ironroot:renown"] = 1,
                         ["player[2].step.ironroot:renown"] = 0 } } },
    { name = "three pieces are two steps, and the second one pays",
      given = { { weapon = 2, food = 1, flax = 0 }, rules = { starting_player = 1 },
                set = { ["tile.ironroot:long_march"] = "on_board" } },
      steps = { "take ironroot:long_march", "march for up to 3 pieces of loot", "timber", "grain",
                "rubble" },
      expect = { { flax = 2 }, set = { ["player[1].step.ironroot:renown"] = 2 } } },
    { name = "the fourth step leaves a choice",
      given = { { weapon = 1, food = 1, iron = 0, gold = 0 }, rules = { starting_player = 1 },
                set = { ["tile.ironroot:armoury"] = "on_board",
                        ["player[1].step.ironroot:renown"] = 3 } },
      steps = { "take ironroot:armoury", "march for 1 piece of loot", "timber", "gain 1 iron" },
      expect = { { iron = 1, gold = 0 } } },
    { name = "points by the step at the end",
      given = { { weapon = 1, food = 1 }, rules = { starting_player = 1 },
                set = { ["tile.ironroot:armoury"] = "on_board",
                        ["player[1].step.ironroot:renown"] = 4 } },
      steps = { "take ironroot:armoury", "march for 1 piece of loot", "timber" },
      expect = { set = { ["player[1].step.ironroot:renown"] = 5 },
                 score = { ["ironroot:renown"] = 5 } } },
  },
}
