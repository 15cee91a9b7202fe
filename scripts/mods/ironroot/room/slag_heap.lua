-- Slag Heap: even waste is good for walls.
return card {
  id     = "slag_heap",
  kind   = "room",
  title  = "Slag Heap",
  text   = "Each time you gain iron, gain 1 stone; if it is 2 iron or more, 1 gold too.",

  back   = "deep",
  colour = "blue",
  cost   = { stone = 1 },
  points = 3,
  walls  = "# o o o",

  on = { gained = { { good = "iron", amount = { 1, 9 }, run = gain { stone = 1 } },
                    { good = "iron", amount = { 2, 9 }, run = gain { gold = 1 } } } },

  examples = {
    { name = "1 iron: a stone",
      given = { { ore = 1, wood = 1, stone = 0, gold = 0 }, rules = { starting_player = 1 },
                set = { ["player[1].cell.c4"] = "ironroot:slag_heap",
                        ["player[1].cell.c5"] = "shelf",
                        ["tile.ironroot:bloomery"] = "on_board" } },
      steps = { "take ironroot:bloomery", "smelt 1 ore" },
      expect = { { iron = 1, stone = 1, gold = 0 } } },
    { name = "2 iron: a stone and gold",
      given = { { ore = 2, wood = 2, stone = 0, gold = 0 }, rules = { starting_player = 1 },
                set = { ["player[1].cell.c4"] = "ironroot:slag_heap",
                        ["player[1].cell.c5"] = "shelf",
                        ["tile.ironroot:bloomery"] = "on_board" } },
      steps = { "take ironroot:bloomery", "smelt 2 ore" },
      expect = { { iron = 2, stone = 1, gold = 1 } } },
  },
}
