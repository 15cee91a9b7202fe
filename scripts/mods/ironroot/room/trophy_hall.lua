-- Trophy Hall: weapons on the wall are worth looking at.
return card {
  id     = "trophy_hall",
  kind   = "room",
  title  = "Trophy Hall",
  text   = "At the end 1 point for each weapon.",

  back   = "deep",
  colour = "blue",
  cost   = { iron = 2 },
  points = 3,
  walls  = "o # o #",

  score = per("weapon"),

  examples = {
    { name = "5 weapons",
      given = { { weapon = 5 }, rules = { starting_player = 1 },
                set = { ["player[1].cell.c4"] = "ironroot:trophy_hall",
                        ["player[1].cell.c5"] = "shelf" } },
      steps = {},
      expect = { score = { ["ironroot:trophy_hall"] = 8 } } },
    { name = "no weapon, nothing more",
      given = { { weapon = 0 }, rules = { starting_player = 1 },
                set = { ["player[1].cell.c4"] = "ironroot:trophy_hall",
                        ["player[1].cell.c5"] = "shelf" } },
      steps = {},
      expect = { score = { ["ironroot:trophy_hall"] = 3 } } },
  },
}
