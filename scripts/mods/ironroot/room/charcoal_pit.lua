-- Charcoal Pit: makes its own fuel.
local era = include "lib/era.lua"

return card {
  id     = "charcoal_pit",
  kind   = "room",
  title  = "Charcoal Pit",
  text   = "Smelt up to 2 ore without wood.",

  back   = "light",
  era    = 2,
  colour = "orange",
  cost   = { wood = 3 },
  points = 4,
  walls  = "# o . o",

  use = era.smelt(2, 0),

  examples = {
    { name = "2 ore without wood",
      given = { { ore = 2, wood = 0, iron = 0 }, rules = { starting_player = 1 },
                set = { ["player[1].cell.c4"] = "ironroot:charcoal_pit" } },
      steps = { "take cultivation", "rooms 1", "use ironroot:charcoal_pit", "smelt 2 ore" },
      expect = { { ore = 0, iron = 2 } } },
    { name = "1 of 2 ore",
      given = { { ore = 2, wood = 0, iron = 0 }, rules = { starting_player = 1 },
                set = { ["player[1].cell.c4"] = "ironroot:charcoal_pit" } },
      steps = { "take cultivation", "rooms 1", "use ironroot:charcoal_pit", "smelt 1 ore" },
      expect = { { ore = 1, iron = 1 } } },
  },
}
