-- Ironmonger: knows where iron is cheap.
return card {
  id     = "ironmonger",
  kind   = "room",
  title  = "Ironmonger",
  text   = "Furnishing a room costs you 1 iron less.",

  back   = "light",
  era    = 2,
  colour = "blue",
  cost   = { stone = 1, gold = 1 },
  points = 4,
  walls  = "# o . o",

  modify = { furnish_price = { less = { iron = 1 } } },

  examples = {
    { name = "the second iron of two is saved",
      given = { { iron = 1, food = 3 }, rules = { starting_player = 1 },
                set = { round = 9, ["player[1].cell.c5"] = "ironroot:ironmonger",
                        ["player[1].cell.c7"] = "shelf", ["player[1].wall.w6"] = 1,
                        ["room.ironroot:iron_gate"] = "display" } },
      steps = { "take housework", "furnish for 1 food per dwarf",
                "furnish ironroot:iron_gate c4" },
      expect = { { iron = 0 }, set = { ["player[1].cell.c4"] = "ironroot:iron_gate" } } },
  },
}
