-- A mod's name that goes on behind a zero byte.
-- as: scenario
-- outcome: refused at load
-- says: zero
return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  mods = { "no_such\0mod" },
}
