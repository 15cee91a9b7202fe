-- Private conveyor belt: rubble to the doorstep.
return card {
  id     = "private_conveyor_belt",
  kind   = "project",
  title  = "Private conveyor belt",
  text   = "Take 2 stone once.",
  source = "DWG-K5",
  mark   = "S; cost Rl, points R, effect type Rh",

  number         = 5,
  deck           = "western",
  tier           = "advanced",
  cost           = { iron = 1, gold = 1, heat = 1 },
  points         = 8,
  upgrade        = { heat = 4 },
  upgrade_points = 3,

  built = gain { stone = 2 },

  examples = {
    { name = "costs 1 iron, 1 gold and 1 heat, is worth 8; no stone yet",
      given = { { iron = 1, gold = 1, heat = 1 }, seed = 6, rules = { starting_player = 1 },
                set = { ["project.private_conveyor_belt"] = "track" } },
      steps = { "place ironworker studio", "complete" },
      expect = { { iron = 0, gold = 0, heat = 0, vp = 8, stone = 0 },
                 set = { ["project.private_conveyor_belt"] = "p1" } } },
    { name = "the upgrade costs 4 heat (the Forge adds 1 heat), is worth 3, and brings 2 stone",
      given = { { iron = 0, heat = 5 }, seed = 10, rules = { starting_player = 1 },
                set = { ["project.private_conveyor_belt"] = "p1" } },
      steps = { "place blacksmith forge", "upgrade" },
      expect = { { heat = 0, vp = 3, stone = 2 },
                 set = { ["project.private_conveyor_belt"] = "p1_upgraded" } } },
  },
}
