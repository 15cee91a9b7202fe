-- Saddlery: who comes back laden is paid.
return card {
  id     = "saddlery",
  kind   = "room",
  title  = "Saddlery",
  text   = "Each time you are back from an expedition with loot, gain 1 gold; with 3 pieces 2.",

  back   = "deep",
  colour = "blue",
  cost   = { flax = 1, iron = 1 },
  points = 4,
  walls  = "# . . o",

  on = { returned = { { amount = { 1, 2 }, run = gain { gold = 1 } },
                      { amount = { 3, 9 }, run = gain { gold = 2 } } } },

  examples = {
    { name = "1 gold for a piece",
      given = { { weapon = 1, food = 1, gold = 0 }, rules = { starting_player = 1 },
                set = { ["player[1].cell.c4"] = "ironroot:saddlery",
                        ["player[1].cell.c5"] = "shelf",
                        ["tile.ironroot:armoury"] = "on_board" } },
      steps = { "take ironroot:armoury", "march for 1 piece of loot", "timber" },
      expect = { { gold = 1 } } },
    { name = "2 gold for three pieces",
      given = { { weapon = 2, food = 1, gold = 0 }, rules = { starting_player = 1 },
                set = { ["player[1].cell.c4"] = "ironroot:saddlery",
                        ["player[1].cell.c5"] = "shelf",
                        ["tile.ironroot:long_march"] = "on_board" } },
      steps = { "take ironroot:long_march", "march for up to 3 pieces of loot", "timber", "grain",
                "rubble" },
      expect = { { gold = 2 } } },
  },
}
