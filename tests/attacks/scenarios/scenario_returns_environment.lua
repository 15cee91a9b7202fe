-- Declares the environment as the scenario.
-- as: scenario
-- outcome: refused at load
-- says: 
do return scenario(_ENV) end

return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,

}
