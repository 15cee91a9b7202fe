-- A function of the table lets tiles reach over the edge.
-- as: scenario
-- outcome: runs, bounded
-- play: random 60
return scenario {
  game = "cave_farmers", players = 2, seed = 4,
  allow = { overhang = { by = "anyone", run = function(g, me) return true end } },
}
