-- Ten points: a furnace, a fire and a project, in Dwergar.
--
-- Solve it:  adit solve scripts/puzzles/ten_points.lua
return scenario {
  game      = "dwergar",
  title     = "Ten points",
  text      = "The old king counts what each clan has made, and yours has made nothing yet. " ..
              "Two actions are left before his ledger is closed.",
  players   = 2,
  seats     = { "human", "greedy" },
  seed      = 1,
  rules     = { starting_player = 1, decks = "western,new_shaft" },
  set       = {
    phase                            = "action",
    ["turn.actions_left"]            = 2,
    ["project.bowling_alley"]        = "track",
    ["project.cricket_field"]        = "track",
    ["project.entry_to_new_shaft"]   = "track",
    ["project.filled_fissure"]       = "track",
    ["project.new_shaft_supports"]   = "track",
    ["project.rails"]                = "p1",
    ["project.master_tools"]         = "p1_upgraded",
    ["player[1].goods.stone"]        = 2,
    ["player[1].goods.iron"]         = 3,
    ["player[1].goods.hot_furnace"]  = 3,
    ["player[1].goods.cool_furnace"] = 0,
  },
  goal      = { "player[1].goods.vp", at_least = 10 },
  goal_text = "Have 10 points.",
  limit     = { turns = 1 },
}
