-- Sawmill: something is gained, and something more comes with it.
return card {
  id     = "sawmill",
  kind   = "furnishing",
  title  = "Sawmill",
  text   = "Each time you gain wood, gain 1 food for the sawdust.",

  tag    = "green",
  set    = "introductory",
  cost   = { stone = 1 },
  points = 1,

  on = { gained = { good = "wood", run = gain { food = 1 } } },

  examples = {
    { name = "3 wood are one gain, so they bring 1 food",
      given = { { wood = 0, food = 0 }, players = 1,
                set = { ["player[1].tile.e3"] = "sawmill" } },
      steps = { "place logging" },
      expect = { { wood = 3, food = 1 } } },
    { name = "nothing for ore",
      given = { { ore = 0, food = 0 }, players = 1,
                set = { ["player[1].tile.e3"] = "sawmill" } },
      steps = { "place ore_mining" },
      expect = { { food = 0 } } },
  },
}
