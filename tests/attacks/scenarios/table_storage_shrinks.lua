-- The storage shrinks to nothing every other turn.
-- as: scenario
-- outcome: runs, bounded
-- play: random 80
return scenario {
  game = "covenant", players = 2, seed = 4,
  modify = { storage = { by = "anyone", run = function(g, me, base) return g:turn() % 2 == 0 and base or 0 end } },
}
