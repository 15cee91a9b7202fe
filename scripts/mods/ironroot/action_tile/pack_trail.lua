-- Pack Trail: a donkey, and somewhere to lead it.
local era = include "lib/era.lua"

return card {
  id    = "pack_trail",
  kind  = "action_tile",
  title = "Pack Trail",
  text  = "Gain 1 donkey. Expedition for up to 2 different pieces of loot.",

  stage = "six",
  use   = any_order { gain { donkey = 1 }, era.march(2) },

  examples = {
    { name = "two different pieces",
      given = { { weapon = 4, food = 2, donkey = 0, iron = 0, ore = 0 },
                rules = { starting_player = 1 },
                set = { ["tile.ironroot:pack_trail"] = "on_board" } },
      steps = { "take ironroot:pack_trail", "gain 1 donkey", "march for up to 2 pieces of loot",
                "scrap", "nuggets" },
      expect = { { iron = 1, ore = 2, donkey = 1, food = 1 } } },
    { name = "no piece twice",
      given = { { weapon = 2, food = 2 }, rules = { starting_player = 1 },
                set = { ["tile.ironroot:pack_trail"] = "on_board" } },
      steps = { "take ironroot:pack_trail", "march for up to 2 pieces of loot", "rations" },
      not_offered = { "rations" } },
    { name = "home early",
      given = { { weapon = 1, food = 1, wood = 0 }, rules = { starting_player = 1 },
                set = { ["tile.ironroot:pack_trail"] = "on_board" } },
      steps = { "take ironroot:pack_trail", "march for up to 2 pieces of loot", "timber", "home" },
      expect = { { wood = 2, food = 0 } } },
    { name = "diggers dig",
      given = { { weapon = 6, food = 1 }, rules = { starting_player = 1 },
                set = { ["tile.ironroot:pack_trail"] = "on_board" } },
      steps = { "take ironroot:pack_trail", "march for up to 2 pieces of loot", "diggers",
                "dig c5", "masons", "wall w3" },
      expect = { set = { ["player[1].cell.c5"] = "empty", ["player[1].wall.w3"] = 1 } } },
  },
}
