-- Bloomery: where ore becomes iron.
local era = include "lib/era.lua"

return card {
  id    = "bloomery",
  kind  = "action_tile",
  title = "Bloomery",
  text  = "Use 1 orange room. Smelt up to 2 ore, each with 1 wood.",

  stage = "five",
  use   = any_order { rooms(1), era.smelt(2) },

  examples = {
    { name = "2 ore and 2 wood become 2 iron",
      given = { { ore = 3, wood = 2, iron = 0 }, rules = { starting_player = 1 },
                set = { ["tile.ironroot:bloomery"] = "on_board" } },
      steps = { "take ironroot:bloomery", "smelt 2 ore" },
      expect = { { ore = 1, wood = 0, iron = 2 } } },
    { name = "with 1 wood only 1 ore can be smelted",
      given = { { ore = 3, wood = 1, iron = 0 }, rules = { starting_player = 1 },
                set = { ["tile.ironroot:bloomery"] = "on_board" } },
      steps = { "take ironroot:bloomery", "smelt 1 ore" },
      expect = { { ore = 2, wood = 0, iron = 1 } } },
    { name = "not without wood",
      given = { { ore = 3, wood = 0 }, rules = { starting_player = 1 },
                set = { ["tile.ironroot:bloomery"] = "on_board" } },
      steps = { "take ironroot:bloomery" },
      refused = { ["smelt 1 ore"] = "needs 1 wood, has 0" } },
  },
}
