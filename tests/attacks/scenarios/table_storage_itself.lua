-- The room in the storage depends on the room in the storage.
-- as: scenario
-- outcome: clean fault
-- play: random 60
-- says: one inside the other
return scenario {
  game = "covenant", players = 2, seed = 4,
  modify = { storage = { by = "anyone", run = function(g, me) return g:count(me, "storage") end } },
}
