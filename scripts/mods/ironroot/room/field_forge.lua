-- Field Forge: one blade at a time.
local era = include "lib/era.lua"

return card {
  id     = "field_forge",
  kind   = "room",
  title  = "Field Forge",
  text   = "Forge 1 weapon from 1 iron. Gain 1 food.",

  back   = "light",
  era    = 2,
  colour = "orange",
  cost   = { stone = 1, ore = 1 },
  points = 4,
  walls  = "# . . o",

  use = any_order { era.forge(1), gain { food = 1 } },

  examples = {
    { name = "a weapon and a meal",
      given = { { iron = 1, weapon = 0, food = 0 },
                set = { ["player[1].cell.c4"] = "ironroot:field_forge" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use ironroot:field_forge", "forge 1 weapon",
                "gain 1 food" },
      expect = { { iron = 0, weapon = 1, food = 1 } } },
    { name = "the meal alone",
      given = { { iron = 0, food = 0 }, set = { ["player[1].cell.c4"] = "ironroot:field_forge" },
                rules = { starting_player = 1 } },
      steps = { "take undergrowth", "rooms 1", "use ironroot:field_forge", "gain 1 food" },
      expect = { { food = 1 } },
      not_offered = { "forge 1 weapon" } },
  },
}
