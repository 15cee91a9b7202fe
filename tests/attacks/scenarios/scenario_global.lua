-- A scenario that sets a name of the environment.
-- as: scenario
-- outcome: refused at load
-- says: is not a local
gain = nil

return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,

}
