-- Secret entrance: something was hidden there.
return card {
  id     = "secret_entrance",
  kind   = "project",
  title  = "Secret entrance",
  text   = "Take 1 crystal once.",
  source = "DWG-K19",
  mark   = "S; cost Rm (its heat S), upgrade Rm, points R, effect type Rm",

  number         = 19,
  deck           = "golden",
  tier           = "basic",
  cost           = { iron = 2, gold = 1, heat = 2 },
  points         = 11,
  upgrade        = { iron = 2, gold = 1, heat = 2 },
  upgrade_points = 5,

  built = gain { crystal = 1 },

  examples = {
    { name = "costs 2 iron, 1 gold and 2 heat, is worth 11; no crystal yet",
      given = { { iron = 2, gold = 1, heat = 2 }, seed = 6,
                rules = { starting_player = 1, decks = "golden,new_shaft" },
                set = { ["project.secret_entrance"] = "track" } },
      steps = { "place ironworker studio", "complete", "complete secret_entrance" },
      expect = { { iron = 0, gold = 0, heat = 0, vp = 11, crystal = 0 },
                 set = { ["project.secret_entrance"] = "p1" } } },
    { name = "the upgrade costs 2 iron, 1 gold and 2 heat, is worth 5, brings 1 crystal",
      given = { { iron = 2, gold = 1, heat = 3 }, seed = 10,
                rules = { starting_player = 1, decks = "golden,new_shaft" },
                set = { ["project.secret_entrance"] = "p1" } },
      steps = { "place blacksmith forge", "upgrade" },
      expect = { { iron = 0, gold = 0, heat = 0, vp = 5, crystal = 1 },
                 set = { ["project.secret_entrance"] = "p1_upgraded" } } },
  },
}
