-- Trophy Hall: weapons on the wall are worth looking at.
return card {
  id     = "trophy_hall",
  kind   = "room",
  title  = "Trophy Hall",
  text   = "At the end 1 point for each weapon, at most 6.",

  back   = "deep",
  colour = "blue",
  cost   = { iron = 2 },
  points = 4,
  walls  = "o # o #",

  score = function(g, me) return math.min(g:count(me, "weapon"), 6) end,

  examples = {
    { name = "5 weapons",
      given = { { weapon = 5 }, rules = { starting_player = 1 },
                set = { ["player[1].cell.c4"] = "ironroot:trophy_hall",
                        ["player[1].cell.c5"] = "shelf" } },
      steps = {},
      expect = { score = { ["ironroot:trophy_hall"] = 9 } } },
    { name = "8 weapons count as 6",
      given = { { weapon = 8 }, rules = { starting_player = 1 },
                set = { ["player[1].cell.c4"] = "ironroot:trophy_hall",
                        ["player[1].cell.c5"] = "shelf" } },
      steps = {},
      expect = { score = { ["ironroot:trophy_hall"] = 10 } } },
  },
}
