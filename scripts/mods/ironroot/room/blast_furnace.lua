-- Blast Furnace: much ore, much iron.
local era = include "lib/era.lua"

return card {
  id     = "blast_furnace",
  kind   = "room",
  title  = "Blast Furnace",
  text   = "Smelt up to 3 ore, each with 1 wood.",

  back   = "deep",
  colour = "orange",
  cost   = { stone = 2, iron = 1 },
  points = 8,
  walls  = "# # . o",

  use = any_order { era.smelt(3) },

  examples = {
    { name = "3 ore at once",
      given = { { ore = 4, wood = 3, iron = 0 }, rules = { starting_player = 1 },
                set = { ["player[1].cell.c4"] = "ironroot:blast_furnace" } },
      steps = { "take cultivation", "rooms 1", "use ironroot:blast_furnace", "smelt 3 ore" },
      expect = { { ore = 1, wood = 0, iron = 3 } } },
    { name = "it costs iron",
      given = { { stone = 2, iron = 0, food = 3 }, rules = { starting_player = 1 },
                set = { round = 9, ["room.ironroot:blast_furnace"] = "display",
                        ["player[1].wall.w4"] = 1 } },
      steps = { "take housework", "furnish for 1 food per dwarf" },
      refused = { ["furnish ironroot:blast_furnace c4"] = "needs 1 iron, has 0" } },
  },
}
