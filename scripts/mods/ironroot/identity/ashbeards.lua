-- Ashbeards: smiths by birth. They begin with ore and waste nothing at the fire.
return card {
  id    = "ashbeards",
  kind  = "identity",
  title = "Ashbeards",
  text  = "You begin with 2 ore. Each time you gain 2 iron or more at once, gain 1 iron more. " ..
          "Your expeditions are weaker by 1.",

  setup  = gain { ore = 2 },
  on     = { gained = { good = "iron", amount = { 2, 9 }, run = gain { iron = 1 } } },
  modify = { strength = { add = -1 } },

  examples = {
    { name = "2 ore at the start",
      given = { { ore = 0 }, set = { ["player[1].identity"] = "ironroot:ashbeards" },
                rules = { starting_player = 1 } },
      steps = {},
      expect = { { ore = 2 }, { ore = 0 } } },
    { name = "2 iron become 3",
      given = { { ore = 2, wood = 2, iron = 0 }, rules = { starting_player = 1 },
                set = { ["player[1].identity"] = "ironroot:ashbeards",
                        ["tile.ironroot:bloomery"] = "on_board" } },
      steps = { "take ironroot:bloomery", "smelt 2 ore" },
      expect = { { iron = 3, ore = 2 } } },
    { name = "1 iron stays 1",
      given = { { ore = 2, wood = 2, iron = 0 }, rules = { starting_player = 1 },
                set = { ["player[1].identity"] = "ironroot:ashbeards",
                        ["tile.ironroot:bloomery"] = "on_board" } },
      steps = { "take ironroot:bloomery", "smelt 1 ore" },
      expect = { { iron = 1, ore = 3 } } },
    { name = "4 weapons bring home what takes 3",
      given = { { weapon = 4, food = 1, donkey = 0 }, rules = { starting_player = 1 },
                set = { ["player[1].identity"] = "ironroot:ashbeards",
                        ["tile.ironroot:armoury"] = "on_board" } },
      steps = { "take ironroot:armoury", "march for 1 piece of loot", "stray" },
      expect = { { donkey = 1 } } },
  },
}
