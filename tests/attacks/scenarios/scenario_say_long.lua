-- Texts that fill the log.
-- as: scenario
-- outcome: refused at load
-- says: say
return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  say = ("x\n"):rep(5000),
}
