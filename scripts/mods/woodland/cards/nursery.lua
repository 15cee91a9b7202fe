-- Nursery: looks at the event, and gives as much as it says.
return card {
  id     = "nursery",
  kind   = "furnishing",
  title  = "Nursery",
  text   = "Each time animals are born to you, gain 1 gold for each of them, and a dog if " ..
           "there are two or more.",

  tag    = "yellow",
  set    = "full",
  cost   = { wood = 2, stone = 1 },
  points = 2,

  on = {
    bred = function(g, me, ev)
      g:gain(me, { gold = ev.amount })
      if ev.amount >= 2 then
        g:gain(me, { dog = 1 })
      end
    end,
  },

  examples = {
    { name = "two sorts of young",
      given = { { gold = 0, dog = 0, sheep = 2, cattle = 2, food = 9 }, players = 1,
                set = { ["player[1].tile.e3"] = "nursery", round = 3,
                        ["player[1].ground.d4"] = "large_pasture",
                        ["player[1].ground.d3"] = "large_pasture",
                        ["player[1].partner.d4"] = "d3", ["player[1].partner.d3"] = "d4",
                        ["player[1].ground.c4"] = "small_pasture",
                        ["player[1].stable.c4"] = 1 } },
      steps = { "place wood_gathering", "end_turn", "place ore_mining", "end_turn", "feed 4" },
      expect = { { gold = 2, dog = 1, sheep = 3, cattle = 3 } } },
  },
}
