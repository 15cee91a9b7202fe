-- Keys that are tables.
-- as: scenario
-- outcome: refused at load
return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  set = { [{}] = 1, [true] = 2, [0.5] = 3 },
}
