-- Muster: every hand at the fires, or every hand at its own work.
local era = include "lib/era.lua"

return card {
  id    = "muster",
  kind  = "action_tile",
  title = "Muster",
  text  = "Use 2 orange rooms, or smelt up to 3 ore. Build 1 wall.",

  stage = "six",
  use   = any_order { one_of { rooms(2), era.smelt(3) }, build_wall() },

  examples = {
    { name = "3 ore become iron, and a wall is built",
      given = { { ore = 3, wood = 4, iron = 0 }, rules = { starting_player = 1 },
                set = { ["tile.ironroot:muster"] = "on_board" } },
      steps = { "take ironroot:muster", "smelt 3 ore", "build_wall", "wall w6" },
      expect = { { ore = 0, wood = 1, iron = 3 }, set = { wall_supply = 6 } },
      not_offered = { "rooms 2" } },
    { name = "two rooms",
      given = { { wood = 0 }, rules = { starting_player = 1 },
                set = { ["tile.ironroot:muster"] = "on_board", ["player[1].cell.c4"] = "shelf" } },
      steps = { "take ironroot:muster", "rooms 2", "use cave_entrance", "gain 1 wood", "use shelf",
                "replenish 2 wood" },
      expect = { { wood = 2 } } },
  },
}
