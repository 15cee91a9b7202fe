-- A happening that never ends.
-- as: scenario
-- outcome: clean fault
-- play: random 5
-- says: ran for too many steps
return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  on = { tile_taken = function() while true do end end },
}
