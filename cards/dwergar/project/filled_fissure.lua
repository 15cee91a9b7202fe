-- Filled fissure: stone by stone.
return card {
  id     = "filled_fissure",
  kind   = "project",
  title  = "Filled fissure",
  text   = "Upgrading it gives 2 points for each of your upgraded New Shaft projects, this " ..
           "one included.",
  source = "DWG-K12",
  mark   = "S; cost types Rm, base points R",

  number  = 12,
  deck    = "new_shaft",
  tier    = "basic",
  cost    = { stone = 4 },
  points  = 4,
  upgrade = { heat = 2 },

  examples = {
    { name = "costs 4 stone, is worth 4",
      given = { { stone = 4, iron = 0 }, seed = 6, rules = { starting_player = 1 },
                set = { ["project.filled_fissure"] = "track" } },
      steps = { "place ironworker studio", "complete" },
      expect = { { stone = 0, vp = 4 }, set = { ["project.filled_fissure"] = "p1" } } },
    { name = "upgraded as the first it gives 2 points",
      given = { { iron = 0, heat = 3 }, seed = 10, rules = { starting_player = 1 },
                set = { ["project.filled_fissure"] = "p1" } },
      steps = { "place blacksmith forge", "upgrade" },
      expect = { { heat = 0, vp = 2 }, set = { ["project.filled_fissure"] = "p1_upgraded" } } },
    { name = "as the third 6; what is only completed does not count (DWG-C18)",
      given = { { iron = 0, heat = 3 }, seed = 10, rules = { starting_player = 1 },
                set = { ["project.filled_fissure"] = "p1", ["project.rails"] = "p1_upgraded",
                        ["project.ore_extraction"] = "p1_upgraded",
                        ["project.shaft_lighting"] = "p1" } },
      steps = { "place blacksmith forge", "upgrade" },
      expect = { { heat = 0, vp = 6 }, set = { ["project.filled_fissure"] = "p1_upgraded" } } },
  },
}
