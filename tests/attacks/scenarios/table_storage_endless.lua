-- The room in the storage is never worked out.
-- as: scenario
-- outcome: clean fault
-- play: random 60
-- says: ran for too many steps
return scenario {
  game = "covenant", players = 2, seed = 4,
  modify = { storage = { by = "anyone", run = function() while true do end end } },
}
