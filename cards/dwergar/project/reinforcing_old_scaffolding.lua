-- Reinforcing old scaffolding: the old parts are of use.
return card {
  id     = "reinforcing_old_scaffolding",
  kind   = "project",
  title  = "Reinforcing old scaffolding",
  text   = "Take 2 stone and 1 iron once.",
  source = "DWG-K29",
  mark   = "S; cost type Rm, base points R, upgrade points S0, effect's iron Rm",

  number         = 29,
  deck           = "old_shaft",
  tier           = "basic",
  cost           = { iron = 4 },
  points         = 9,
  upgrade        = { heat = 3 },
  upgrade_points = 0,

  built = gain { stone = 2, iron = 1 },

  examples = {
    { name = "costs 4 iron, is worth 9; no stone yet",
      given = { { iron = 4 }, seed = 6,
                rules = { starting_player = 1, decks = "new_shaft,old_shaft" },
                set = { ["project.reinforcing_old_scaffolding"] = "track" } },
      steps = { "place ironworker studio", "complete", "complete reinforcing_old_scaffolding" },
      expect = { { iron = 0, vp = 9, stone = 0 },
                 set = { ["project.reinforcing_old_scaffolding"] = "p1" } } },
    { name = "the upgrade costs 3 heat, is worth 0, brings 2 stone and 1 iron",
      given = { { iron = 0, heat = 4 }, seed = 10,
                rules = { starting_player = 1, decks = "new_shaft,old_shaft" },
                set = { ["project.reinforcing_old_scaffolding"] = "p1" } },
      steps = { "place blacksmith forge", "upgrade" },
      expect = { { heat = 0, vp = 0, stone = 2, iron = 1 },
                 set = { ["project.reinforcing_old_scaffolding"] = "p1_upgraded" } } },
  },
}
