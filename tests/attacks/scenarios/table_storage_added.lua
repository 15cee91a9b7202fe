-- The same as a number that is added.
-- as: scenario
-- outcome: runs, bounded
-- play: random 40
return scenario {
  game = "covenant", players = 2, seed = 4,
  modify = { storage = { by = "anyone", add = function() return 1 end } },
}
