-- The table says how many keys there are, by a function.
-- as: scenario
-- outcome: runs, bounded
-- play: random 60
return scenario {
  game = "covenant", players = 2, seed = 4,
  modify = { keys = { by = "anyone", run = function(g, me, base) return base end } },
}
