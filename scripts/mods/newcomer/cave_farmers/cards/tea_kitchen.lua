-- Tea kitchen: grain makes a cake.
return card {
  id     = "tea_kitchen",
  kind   = "furnishing",
  title  = "Tea kitchen",
  text   = "At the beginning of each round gain 1 food, or pay 1 grain and gain 3 food.",

  tag    = "green",
  set    = "introductory",
  cost   = { wood = 1, stone = 1 },
  points = 2,

  on = { round_began = function(g, me)
    if g:choose(me, { "plain", "cake" }) == "cake" then
      g:pay(me, { grain = 1 })
      g:gain(me, { food = 3 })
    else
      g:gain(me, { food = 1 })
    end
  end },

  examples = {
    { name = "cake for 3 food",
      given = { { food = 0, grain = 1 }, players = 1,
                set = { ["player[1].tile.e3"] = "tea_kitchen" } },
      steps = { "cake" },
      expect = { { food = 3, grain = 0 } } },
    { name = "no grain, no question",
      given = { { food = 0, grain = 0 }, players = 1,
                set = { ["player[1].tile.e3"] = "tea_kitchen" } },
      steps = {},
      expect = { { food = 1 } } },
  },
}
