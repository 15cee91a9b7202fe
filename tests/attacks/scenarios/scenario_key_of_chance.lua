-- Sets the key of chance.
-- as: scenario
-- outcome: refused at load
-- says: rng
return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  set = { ["rng.key[1]"] = 1 },
}
