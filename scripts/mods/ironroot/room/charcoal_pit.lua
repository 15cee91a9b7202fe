-- Charcoal Pit: good fuel goes further.
return card {
  id     = "charcoal_pit",
  kind   = "room",
  title  = "Charcoal Pit",
  text   = "Each time you smelt, pay 1 wood less.",

  back   = "light",
  era    = 2,
  colour = "blue",
  cost   = { wood = 2 },
  points = 4,
  walls  = "# o . o",

  modify = { smelting_price = { less = { wood = 1 } } },

  examples = {
    { name = "2 ore with 1 wood",
      given = { { ore = 2, wood = 1, iron = 0 }, rules = { starting_player = 1 },
                set = { ["player[1].cell.c4"] = "ironroot:charcoal_pit",
                        ["player[1].cell.c5"] = "shelf",
                        ["tile.ironroot:bloomery"] = "on_board" } },
      steps = { "take ironroot:bloomery", "smelt up to 2 ore", "2" },
      expect = { { ore = 0, wood = 0, iron = 2 } } },
    { name = "1 ore without wood",
      given = { { ore = 2, wood = 0, iron = 0 }, rules = { starting_player = 1 },
                set = { ["player[1].cell.c4"] = "ironroot:charcoal_pit",
                        ["player[1].cell.c5"] = "shelf",
                        ["tile.ironroot:bloomery"] = "on_board" } },
      steps = { "take ironroot:bloomery", "smelt up to 2 ore" },
      expect = { { ore = 1, wood = 0, iron = 1 } } },
  },
}
