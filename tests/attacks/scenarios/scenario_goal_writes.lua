-- A goal that changes the game.
-- as: scenario
-- outcome: clean fault
-- play: random 2
-- says: it cannot be called from a read-only hook
return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  goal = function(g, me) g:gain(me, { wood = 1 }) return true end,
  goal_text = "Cheat.",
}
