-- Sets a field to not a number.
-- as: scenario
-- outcome: refused at load
-- says: wood
return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  set = { ["player[1].goods.wood"] = 0 / 0 },
}
