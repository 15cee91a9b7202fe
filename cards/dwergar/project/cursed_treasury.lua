-- Cursed treasury: a bit of everything.
return card {
  id     = "cursed_treasury",
  kind   = "project",
  title  = "Cursed treasury",
  text   = "Take 1 stone, 1 iron, 1 gold and 1 crystal once.",
  source = "DWG-K32",
  mark   = "S; cost Rl, base points R, upgrade points S0, effect types Rh",

  number         = 32,
  deck           = "old_shaft",
  tier           = "advanced",
  cost           = { gold = 3 },
  points         = 9,
  upgrade        = { heat = 4 },
  upgrade_points = 0,

  built = gain { stone = 1, iron = 1, gold = 1, crystal = 1 },

  examples = {
    { name = "costs 3 gold, is worth 9; nothing is taken yet",
      given = { { iron = 0, gold = 3 }, seed = 6,
                rules = { starting_player = 1, decks = "new_shaft,old_shaft" },
                set = { ["project.cursed_treasury"] = "track" } },
      steps = { "place ironworker studio", "complete" },
      expect = { { gold = 0, vp = 9, crystal = 0 },
                 set = { ["project.cursed_treasury"] = "p1" } } },
    { name = "the upgrade costs 4 heat (the Forge adds 1 heat), is worth 0, brings one of each",
      given = { { iron = 0, heat = 5 }, seed = 10,
                rules = { starting_player = 1, decks = "new_shaft,old_shaft" },
                set = { ["project.cursed_treasury"] = "p1" } },
      steps = { "place blacksmith forge", "upgrade" },
      expect = { { heat = 0, vp = 0, stone = 1, iron = 1, gold = 1, crystal = 1 },
                 set = { ["project.cursed_treasury"] = "p1_upgraded" } } },
  },
}
