-- Truce Stone: here the weapons are laid down for good.
return card {
  id     = "truce_stone",
  kind   = "room",
  title  = "Truce Stone",
  text   = "You may set out on no expedition. At the end 1 point for each weapon and donkey, " ..
           "at most 8.",

  back   = "deep",
  colour = "blue",
  cost   = { iron = 1, gold = 1 },
  points = 4,
  walls  = ". . o o",

  forbid = { march = function() return "the Truce Stone binds you" end },
  score  = function(g, me)
    return math.min(g:count(me, "weapon") + g:count(me, "donkey"), 8)
  end,

  examples = {
    { name = "no expedition",
      given = { { weapon = 3, food = 3, iron = 1 }, rules = { starting_player = 1 },
                set = { ["player[1].cell.c4"] = "ironroot:truce_stone",
                        ["player[1].cell.c5"] = "shelf",
                        ["tile.ironroot:armoury"] = "on_board" } },
      steps = { "take ironroot:armoury" },
      refused = { ["march for 1 piece of loot"] = "the Truce Stone binds you" } },
    { name = "what lies there counts",
      given = { { weapon = 3, donkey = 2 }, rules = { starting_player = 1 },
                set = { ["player[1].cell.c4"] = "ironroot:truce_stone",
                        ["player[1].cell.c5"] = "shelf" } },
      steps = {},
      expect = { score = { ["ironroot:truce_stone"] = 9 } } },
  },
}
