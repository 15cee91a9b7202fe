-- Armoury: forge, and try the blades at once.
local era = include "lib/era.lua"

return card {
  id    = "armoury",
  kind  = "action_tile",
  title = "Armoury",
  text  = "Forge up to 2 weapons, each from 1 iron. Expedition for 1 piece of loot.",

  stage = "six",
  use   = any_order { era.forge(2), era.march(1) },

  examples = {
    { name = "the new weapons count on the expedition",
      given = { { iron = 2, weapon = 1, food = 1, donkey = 0 }, rules = { starting_player = 1 },
                set = { ["tile.ironroot:armoury"] = "on_board" } },
      steps = { "take ironroot:armoury", "forge 2 weapons", "march for 1 piece of loot",
                "stray" },
      expect = { { iron = 0, weapon = 3, donkey = 1, food = 0 } } },
    { name = "no weapon, no expedition; no iron, no weapon",
      given = { { iron = 0, weapon = 0, food = 3 }, rules = { starting_player = 1 },
                set = { ["tile.ironroot:armoury"] = "on_board" } },
      steps = { "take ironroot:armoury" },
      refused = { ["march for 1 piece of loot"] = "needs at least 1 weapon, has 0",
                  ["forge 1 weapon"] = "needs 1 iron, has 0" } },
    { name = "the march costs 1 food",
      given = { { weapon = 1, iron = 1, food = 0, emmer = 0, flax = 0, gold = 0 },
                rules = { starting_player = 1 },
                set = { ["tile.ironroot:armoury"] = "on_board" } },
      steps = { "take ironroot:armoury" },
      refused = { ["march for 1 piece of loot"] = "needs 1 food, has 0" } },
  },
}
