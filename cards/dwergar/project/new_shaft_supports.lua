-- New shaft supports: iron holds the roof.
return card {
  id     = "new_shaft_supports",
  kind   = "project",
  title  = "New shaft supports",
  text   = "Upgrading it gives 2 points for each of your upgraded New Shaft projects, this " ..
           "one included.",
  source = "DWG-K11",
  mark   = "S; cost types Rm, base points R",

  number  = 11,
  deck    = "new_shaft",
  tier    = "basic",
  cost    = { iron = 2 },
  points  = 4,
  upgrade = { heat = 2 },

  examples = {
    { name = "costs 2 iron, is worth 4",
      given = { { iron = 2 }, seed = 6, rules = { starting_player = 1 },
                set = { ["project.new_shaft_supports"] = "track" } },
      steps = { "place ironworker studio", "complete" },
      expect = { { iron = 0, vp = 4 }, set = { ["project.new_shaft_supports"] = "p1" } } },
    { name = "upgraded as the first it gives 2 points",
      given = { { iron = 0, heat = 3 }, seed = 10, rules = { starting_player = 1 },
                set = { ["project.new_shaft_supports"] = "p1" } },
      steps = { "place blacksmith forge", "upgrade" },
      expect = { { heat = 0, vp = 2 },
                 set = { ["project.new_shaft_supports"] = "p1_upgraded" } } },
    { name = "as the third 6; what is only completed does not count (DWG-C18)",
      given = { { iron = 0, heat = 3 }, seed = 10, rules = { starting_player = 1 },
                set = { ["project.new_shaft_supports"] = "p1",
                        ["project.filled_fissure"] = "p1_upgraded",
                        ["project.rails"] = "p1_upgraded", ["project.ore_extraction"] = "p1" } },
      steps = { "place blacksmith forge", "upgrade" },
      expect = { { heat = 0, vp = 6 },
                 set = { ["project.new_shaft_supports"] = "p1_upgraded" } } },
  },
}
