-- A function of the table puts two goblins behind one key.
-- as: scenario
-- outcome: runs, bounded
-- play: random 60
return scenario {
  game = "covenant", players = 2, seed = 4,
  allow = { pair_goblins = function(g, me) return true end },
}
