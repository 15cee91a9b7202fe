-- Weapon Rack: arms in good order.
return card {
  id     = "weapon_rack",
  kind   = "room",
  title  = "Weapon Rack",
  text   = "On expeditions you are stronger by 2.",

  back   = "deep",
  colour = "blue",
  cost   = { iron = 1, wood = 1 },
  points = 5,
  walls  = "# . . o",

  modify = { strength = { add = 2 } },

  examples = {
    { name = "2 weapons bring home what takes 4",
      given = { { weapon = 2, food = 1, iron = 0 }, rules = { starting_player = 1 },
                set = { ["player[1].cell.c4"] = "ironroot:weapon_rack",
                        ["player[1].cell.c5"] = "shelf",
                        ["tile.ironroot:armoury"] = "on_board" } },
      steps = { "take ironroot:armoury", "march for 1 piece of loot", "scrap" },
      expect = { { iron = 1 } } },
  },
}
