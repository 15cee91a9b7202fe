-- Gold by evening: the lift is slow, in Dwergar.
--
-- Solve it:  adit solve scripts/puzzles/gold_by_evening.lua
return scenario {
  game      = "dwergar",
  title     = "Gold by evening",
  text      = "Your gold hangs three levels down, and the lift is cranked by hand. " ..
              "The bride's father wants gold and three blocks of stone, today.",
  players   = 2,
  seats     = { "human", "greedy" },
  seed      = 1,
  rules     = { starting_player = 1 },
  set       = {
    phase                            = "action",
    ["turn.actions_left"]            = 2,
    ["project.bowling_alley"]        = "track",
    ["project.filled_fissure"]       = "track",
    ["project.master_tools"]         = "track",
    ["project.new_shaft_supports"]   = "track",
    ["project.rails"]                = "track",
    ["player[1].cart.level_1.stone"] = 3,
    ["player[1].cart.level_2.iron"]  = 0,
    ["player[1].cart.level_3.gold"]  = 1,
    ["player[1].goods.hot_furnace"]  = 2,
    ["player[1].goods.cool_furnace"] = 1,
  },
  goal      = {
    { "player[1].goods.gold", at_least = 1 },
    { "player[1].goods.stone", at_least = 3 },
  },
  goal_text = "Have 1 gold and 3 stone.",
  limit     = { turns = 1 },
}
