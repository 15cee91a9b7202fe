-- A function of the table allows two buildings in one hall.
-- as: scenario
-- outcome: runs, bounded
-- play: random 60
return scenario {
  game = "covenant", players = 2, seed = 4,
  allow = { share_hall = { by = "anyone", run = function(g, me) return true end } },
}
