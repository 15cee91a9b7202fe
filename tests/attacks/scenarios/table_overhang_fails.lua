-- A function of the table that lets tiles reach over the edge fails.
-- as: scenario
-- outcome: clean fault
-- play: random 80
-- says: the edge is gone
return scenario {
  game = "cave_farmers", players = 2, seed = 4,
  allow = { overhang = { by = "anyone", run = function() error("the edge is gone") end } },
}
