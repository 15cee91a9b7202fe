-- Shaft lighting: golden lamps.
return card {
  id     = "shaft_lighting",
  kind   = "project",
  title  = "Shaft lighting",
  text   = "Upgrading it gives 2 points for each of your upgraded New Shaft projects, this " ..
           "one included.",
  source = "DWG-K15",
  mark   = "S; cost types Rm, base points R",

  number  = 15,
  deck    = "new_shaft",
  tier    = "advanced",
  cost    = { gold = 2 },
  points  = 8,
  upgrade = { heat = 3 },

  examples = {
    { name = "costs 2 gold, is worth 8",
      given = { { iron = 0, gold = 2 }, seed = 6, rules = { starting_player = 1 },
                set = { ["project.shaft_lighting"] = "track" } },
      steps = { "place ironworker studio", "complete" },
      expect = { { gold = 0, vp = 8 }, set = { ["project.shaft_lighting"] = "p1" } } },
    { name = "upgraded as the first it gives 2 points",
      given = { { iron = 0, heat = 4 }, seed = 10, rules = { starting_player = 1 },
                set = { ["project.shaft_lighting"] = "p1" } },
      steps = { "place blacksmith forge", "upgrade" },
      expect = { { heat = 0, vp = 2 }, set = { ["project.shaft_lighting"] = "p1_upgraded" } } },
    { name = "as the third 6; what is only completed does not count (DWG-C18)",
      given = { { iron = 0, heat = 4 }, seed = 10, rules = { starting_player = 1 },
                set = { ["project.shaft_lighting"] = "p1",
                        ["project.qualified_sappers"] = "p1_upgraded",
                        ["project.diamond_headed_crushers"] = "p1_upgraded",
                        ["project.runes_reinforcing_the_ceiling"] = "p1" } },
      steps = { "place blacksmith forge", "upgrade", "upgrade shaft_lighting" },
      expect = { { heat = 0, vp = 6 }, set = { ["project.shaft_lighting"] = "p1_upgraded" } } },
  },
}
