-- A goal in words that plays a trick.
-- as: scenario
-- outcome: refused at load
-- says: goal
return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  goal = { ["round"] = { at_least = 3 } },
  goal_text = "\27]0;x\7",
}
