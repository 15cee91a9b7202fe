-- A goal whose value has no name would be left out without a word.
-- as: scenario
-- outcome: refused at load
-- says: a test has one field
return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  goal = { "player[1].goods.gold", 10, at_least = 1 },
}
