-- Expedition: sell building material, or use three rooms.
return card {
  id     = "expedition",
  kind   = "action_tile",
  title  = "Expedition",
  text   = "Pay 5 wood or 5 stone and gain 4 gold, or use 3 orange rooms.",
  source = "CVC-T11",
  mark   = "P1 P3",

  stage  = "three",
  use    = any_order {
    one_of {
      exchange { pay = { wood = 5 }, get = { gold = 4 } },
      exchange { pay = { stone = 5 }, get = { gold = 4 } },
      rooms(3),
    },
  },

  examples = {
    { name = "5 stone for 4 gold",
      given = { { stone = 6, gold = 1 }, set = { ["tile.expedition"] = "on_board" },
                rules = { starting_player = 1 } },
      steps = { "take expedition", "exchange 5 stone for 4 gold" },
      expect = { { stone = 1, gold = 5 } },
      refused = { "rooms 3" } },
    { name = "5 wood for 4 gold; stone is short",
      given = { { wood = 5, stone = 4, gold = 0 }, set = { ["tile.expedition"] = "on_board" },
                rules = { starting_player = 1 } },
      steps = { "take expedition", "exchange 5 wood for 4 gold" },
      expect = { { wood = 0, stone = 4, gold = 4 } },
      refused = { "exchange 5 stone for 4 gold" } },
    { name = "three rooms, as far as there are any",
      given = { { wood = 0, food = 0 },
                set = { ["tile.expedition"] = "on_board", ["player[1].cell.c4"] = "shelf",
                        ["player[1].cell.c5"] = "food_corner" },
                rules = { starting_player = 1 } },
      steps = { "take expedition", "rooms 3", "use cave_entrance", "gain 1 wood", "use shelf",
                "replenish 2 wood", "use food_corner", "replenish 3 food" },
      expect = { { wood = 2, food = 3 } } },
  },
}
