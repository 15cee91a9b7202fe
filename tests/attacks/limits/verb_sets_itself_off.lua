-- A hook that gains whenever a gain was carried out: each sets off the next one.
-- as: scenario
-- outcome: clean fault
-- play: random 60
-- says: more than 24 events one inside the other
return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  on = { gain = { by = "anyone", run = gain { food = 1 } } },
}
