-- A billion players.
-- as: scenario
-- outcome: refused at load
-- says: decisions: must be between 1 and
return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  seats = {}, limit = { decisions = 1 << 60 },
}
