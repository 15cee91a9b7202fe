-- Sets a field that does not exist, with a name that plays a trick.
-- as: scenario
-- outcome: refused at load
return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  set = { ["\27[2J"] = 5 },
}
