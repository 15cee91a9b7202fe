-- A goal that is never worked out.
-- as: scenario
-- outcome: clean fault
-- play: random 2
-- says: ran for too many steps
return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  goal = function() while true do end end,
  goal_text = "Never.",
}
