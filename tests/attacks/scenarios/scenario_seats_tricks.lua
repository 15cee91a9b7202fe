-- Players whose names play tricks.
-- as: scenario
-- outcome: refused at load
-- play: random 2
return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  seats = { "human", "\27[2J" },
}
