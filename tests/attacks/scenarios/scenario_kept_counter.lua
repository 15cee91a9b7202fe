-- Ends the match by the counter that the engine keeps.
-- as: scenario
-- outcome: clean fault
-- play: random 30
-- says: is kept by the engine
return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  win = { "round", at_least = 8 },
  on = { tile_taken = function(g) g:set("ending", 1) end },
}
