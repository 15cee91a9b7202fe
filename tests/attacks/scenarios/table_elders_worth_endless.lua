-- What the Elders like is never worked out.
-- as: scenario
-- outcome: clean fault
-- play: random 60
-- says: ran for too many steps
return scenario {
  game = "covenant", players = 1, seed = 4,
  modify = { elders_worth = { by = "anyone", run = function() while true do end end } },
}
