-- The Sump: the location on the fifth level.
return card {
  id    = "sump",
  kind  = "location",
  title = "The Sump",
  text  = "Put 1 gold and 1 crystal into your cart on level 5 if it is empty; an extra there " ..
          "is 1 gold.",

  order   = 11,
  level   = 5,
  yield   = { gold = 1, crystal = 1 },
  extra   = { gold = 1 },
  install = { iron = 2, gold = 1 },

  basic = mine(),

  examples = {
    { name = "yields 1 gold and 1 crystal",
      given = { seed = 6, rules = { starting_player = 1 } },
      steps = { "place foreman sump", "mine" },
      expect = { set = { ["player[1].cart.level_5.gold"] = 1,
                         ["player[1].cart.level_5.crystal"] = 1 } } },
    { name = "the foreman rides in the cart",
      given = { seed = 6, rules = { starting_player = 1 } },
      steps = { "place foreman sump", "done" },
      expect = { set = { ["player[1].foreman"] = "cart_level_5",
                         ["worker.sunken_works:sump"] = "none" } } },
    { name = "a furnace adds 1 gold from the next action on",
      given = { seed = 6, rules = { starting_player = 1 },
                set = { ["furnace.sunken_works:sump"] = "p1" } },
      steps = { "place foreman sump", "mine" },
      expect = { set = { ["player[1].cart.level_5.gold"] = 2 } } },
  },
}
