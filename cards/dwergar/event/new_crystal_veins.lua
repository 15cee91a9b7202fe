-- New crystal veins: the foremen look for themselves.
return card {
  id     = "new_crystal_veins",
  kind   = "event",
  title  = "New crystal veins",
  text   = "This round the extra of the level is added when a foreman mines.",
  source = "DWG-K58",
  mark   = "S; name Rh, extras Rl",

  number = 58,

  modify = { mine_extra = { add = 1, when = { "foreman_placed", is = 1 } } },

  examples = {
    { name = "a foreman adds the extra",
      given = { rules = { starting_player = 1 },
                set = { ["event.new_crystal_veins"] = "active", round = 3 } },
      steps = { "place foreman mine4", "mine" },
      expect = { set = { ["player[1].cart.level_4.crystal"] = 1,
                         ["player[1].cart.level_4.gold"] = 1 } } },
    { name = "a worker does not",
      given = { seed = 6, rules = { starting_player = 1 },
                set = { ["event.new_crystal_veins"] = "active", round = 3 } },
      steps = { "place ironworker mine4", "mine" },
      expect = { set = { ["player[1].cart.level_4.crystal"] = 1,
                         ["player[1].cart.level_4.gold"] = 0 } } },
  },
}
