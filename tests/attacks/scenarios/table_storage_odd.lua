-- The room in the storage is a table.
-- as: scenario
-- outcome: clean fault
-- play: random 60
-- says: must return a whole number
return scenario {
  game = "covenant", players = 2, seed = 4,
  modify = { storage = { by = "anyone", run = function() return {} end } },
}
