-- Bath house: a work break whenever one likes, and a warm one.
return card {
  id    = "bath_house",
  kind  = "project",
  title = "Bath house",
  text  = "You can take a work break with dwarves in the pool. After each gain 2 heat.",

  number         = 307,
  deck           = "waterworks",
  tier           = "advanced",
  cost           = { stone = 4, iron = 1 },
  points         = 9,
  upgrade        = { iron = 1, heat = 1 },
  upgrade_points = 2,

  allow = { early_break = true },
  on    = { break_taken = gain { heat = 2 } },

  examples = {
    { name = "a work break with a full pool",
      given = { { heat = 0 },
                rules = { starting_player = 1, decks = "sunken_works:waterworks,golden" },
                set = { ["project.sunken_works:bath_house"] = "p1_upgraded",
                        ["worker.lab"] = "engineer", ["player[1].pool.engineer"] = 1 } },
      steps = { "work_break lab" },
      expect = { { heat = 2 }, set = { ["player[1].pool.engineer"] = 2, ["worker.lab"] = "none",
                                       ["player[1].foreman"] = "pool" } } },
    { name = "not before the upgrade",
      given = { rules = { starting_player = 1, decks = "sunken_works:waterworks,golden" },
                set = { ["project.sunken_works:bath_house"] = "p1", ["worker.lab"] = "engineer" } },
      steps = {},
      refused = { ["work_break lab"] = "you can take a work break only with an empty pool" } },
  },
}
