-- A scenario whose players are called like a command.
-- as: scenario
-- outcome: refused at load
-- says: invalid player name
return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  seats = { "human", "`id`" },
}
