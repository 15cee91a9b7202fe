-- Ore extraction: now it begins to pay.
return card {
  id     = "ore_extraction",
  kind   = "project",
  title  = "Ore extraction",
  text   = "Upgrading it gives 2 points for each of your upgraded New Shaft projects, this " ..
           "one included.",
  source = "DWG-K14",
  mark   = "S; cost types Rm, base points R",

  number  = 14,
  deck    = "new_shaft",
  tier    = "advanced",
  cost    = { iron = 2, gold = 1 },
  points  = 7,
  upgrade = { heat = 3 },

  examples = {
    { name = "costs 2 iron and 1 gold, is worth 7",
      given = { { iron = 2, gold = 1 }, seed = 6, rules = { starting_player = 1 },
                set = { ["project.ore_extraction"] = "track" } },
      steps = { "place ironworker studio", "complete", "complete ore_extraction" },
      expect = { { iron = 0, gold = 0, vp = 7 }, set = { ["project.ore_extraction"] = "p1" } } },
    { name = "upgraded as the first it gives 2 points",
      given = { { iron = 0, heat = 4 }, seed = 10, rules = { starting_player = 1 },
                set = { ["project.ore_extraction"] = "p1" } },
      steps = { "place blacksmith forge", "upgrade" },
      expect = { { heat = 0, vp = 2 }, set = { ["project.ore_extraction"] = "p1_upgraded" } } },
    { name = "as the third 6; what is only completed does not count (DWG-C18)",
      given = { { iron = 0, heat = 4 }, seed = 10, rules = { starting_player = 1 },
                set = { ["project.ore_extraction"] = "p1",
                        ["project.shaft_lighting"] = "p1_upgraded",
                        ["project.qualified_sappers"] = "p1_upgraded",
                        ["project.diamond_headed_crushers"] = "p1" } },
      steps = { "place blacksmith forge", "upgrade", "upgrade ore_extraction" },
      expect = { { heat = 0, vp = 6 }, set = { ["project.ore_extraction"] = "p1_upgraded" } } },
  },
}
