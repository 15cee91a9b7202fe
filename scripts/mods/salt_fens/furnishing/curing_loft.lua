-- Curing Loft: one animal and one salt are a winter's meals; everybody hears of it.
return card {
  id     = "curing_loft",
  kind   = "furnishing",
  title  = "Curing Loft",
  text   = "At any time: cure 1 sheep or 1 boar with 1 salt for 4 food.",

  tag    = "green",
  set    = "introductory",
  cost   = { wood = 1, stone = 1 },
  points = 1,

  exchange = {
    { pay = { sheep = 1, salt = 1 }, label = "cure a sheep",
      run = function(g, me)
        g:gain(me, { food = 4 })
        g:emit(me, "cured", { amount = 1 })
      end },
    { pay = { boar = 1, salt = 1 }, label = "cure a boar",
      run = function(g, me)
        g:gain(me, { food = 4 })
        g:emit(me, "cured", { amount = 1 })
      end },
  },

  examples = {
    { name = "a sheep and a salt are 4 food",
      given = { { salt = 1, sheep = 1, food = 0 }, players = 1,
                set = { ["player[1].tile.e3"] = "curing_loft" } },
      steps = { "anytime cure a sheep" },
      expect = { { salt = 0, sheep = 0, food = 4 } } },
    { name = "nothing to cure without salt",
      given = { { salt = 0, sheep = 1 }, players = 1,
                set = { ["player[1].tile.e3"] = "curing_loft" } },
      refused = { ["anytime cure a sheep"] = "needs 1 salt, has 0" } },
  },
}
