-- Two fires: the right dwarf for the job, in Dwergar.
--
-- Solve it:  adit solve scripts/puzzles/two_fires.lua
return scenario {
  game      = "dwergar",
  title     = "Two fires",
  text      = "Both furnaces are cold, and the engineer in your pool knows nothing about fire. " ..
              "With two actions left, make both of them glow.",
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
  },
  goal      = { "player[1].goods.hot_furnace", at_least = 2 },
  goal_text = "Have 2 hot furnaces.",
  limit     = { turns = 1 },
}
