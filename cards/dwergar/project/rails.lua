-- Rails: for the carts.
return card {
  id     = "rails",
  kind   = "project",
  title  = "Rails",
  text   = "Upgrading it gives 2 points for each of your upgraded New Shaft projects, this " ..
           "one included.",
  source = "DWG-K13",
  mark   = "S; cost types Rm, base points R",

  number  = 13,
  deck    = "new_shaft",
  tier    = "basic",
  cost    = { iron = 4 },
  points  = 7,
  upgrade = { heat = 2 },

  examples = {
    { name = "costs 4 iron, is worth 7",
      given = { { iron = 4 }, seed = 6, rules = { starting_player = 1 },
                set = { ["project.rails"] = "track" } },
      steps = { "place ironworker studio", "complete", "complete rails" },
      expect = { { iron = 0, vp = 7 }, set = { ["project.rails"] = "p1" } } },
    { name = "upgraded as the first it gives 2 points",
      given = { { iron = 0, heat = 3 }, seed = 10, rules = { starting_player = 1 },
                set = { ["project.rails"] = "p1" } },
      steps = { "place blacksmith forge", "upgrade" },
      expect = { { heat = 0, vp = 2 }, set = { ["project.rails"] = "p1_upgraded" } } },
    { name = "as the third 6; what is only completed does not count (DWG-C18)",
      given = { { iron = 0, heat = 3 }, seed = 10, rules = { starting_player = 1 },
                set = { ["project.rails"] = "p1", ["project.ore_extraction"] = "p1_upgraded",
                        ["project.shaft_lighting"] = "p1_upgraded",
                        ["project.qualified_sappers"] = "p1" } },
      steps = { "place blacksmith forge", "upgrade" },
      expect = { { heat = 0, vp = 6 }, set = { ["project.rails"] = "p1_upgraded" } } },
  },
}
