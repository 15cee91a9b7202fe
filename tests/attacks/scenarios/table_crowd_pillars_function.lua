-- A function of the table allows pillars side by side.
-- as: scenario
-- outcome: runs, bounded
-- play: random 60
return scenario {
  game = "covenant", players = 2, seed = 4,
  allow = { crowd_pillars = { by = "anyone", run = function(g, me) return true end } },
}
