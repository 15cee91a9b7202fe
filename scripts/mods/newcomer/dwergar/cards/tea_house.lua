-- Tea house: a pot on the furnace.
return card {
  id     = "tea_house",
  kind   = "project",
  title  = "Tea house",
  text   = "In your actions, as often as you like: pay 1 stone, then gain 2 heat or 1 iron.",

  number         = 101,
  deck           = "new_shaft",
  tier           = "basic",
  cost           = { stone = 2, iron = 1 },
  points         = 5,
  upgrade        = { iron = 1 },
  upgrade_points = 1,

  step = label("tea", function(g, me)
    g:pay(me, { stone = 1 })
    if g:choose(me, { "hot", "strong" }) == "hot" then
      g:gain(me, { heat = 2 })
    else
      g:gain(me, { iron = 1 })
    end
  end),

  examples = {
    { name = "strong tea brings iron",
      given = { { stone = 1, iron = 0 }, seed = 6, rules = { starting_player = 1 },
                set = { ["project.tea_city:tea_house"] = "p1_upgraded" } },
      steps = { "place ironworker bellows", "tea", "strong" },
      expect = { { stone = 0, iron = 1 } } },
  },
}
