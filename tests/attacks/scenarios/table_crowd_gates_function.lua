-- A function of the table allows gates in one hall.
-- as: scenario
-- outcome: runs, bounded
-- play: random 60
return scenario {
  game = "covenant", players = 2, seed = 4,
  allow = { crowd_gates = function(g, me) return true end },
}
