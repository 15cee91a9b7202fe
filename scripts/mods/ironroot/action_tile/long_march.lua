-- Long March: the last and greatest expedition, and a room for what it brought.
local era = include "lib/era.lua"

return card {
  id    = "long_march",
  kind  = "action_tile",
  title = "Long March",
  text  = "Expedition for up to 3 different pieces of loot. Furnish a room for 1 iron or 2 gold.",

  stage = "seven",
  use   = any_order { era.march(3), furnish { { iron = 1 }, { gold = 2 } } },

  examples = {
    { name = "three pieces of a strong player",
      given = { { weapon = 8, food = 1, gold = 0, stone = 9, wood = 9 },
                rules = { starting_player = 1 },
                set = { ["tile.ironroot:long_march"] = "on_board" } },
      steps = { "take ironroot:long_march", "march for up to 3 pieces of loot", "hoard", "coins",
                "artisans", "furnish shelf c4" },
      expect = { { gold = 6, wood = 8 }, set = { ["player[1].cell.c4"] = "shelf" } } },
    { name = "a room for iron",
      given = { { iron = 1, wood = 1, gold = 1 }, rules = { starting_player = 1 },
                set = { ["tile.ironroot:long_march"] = "on_board" } },
      steps = { "take ironroot:long_march", "furnish for 1 iron or 2 gold", "furnish shelf c4" },
      expect = { { iron = 0, wood = 0, gold = 1 }, set = { ["player[1].cell.c4"] = "shelf" } } },
  },
}
