-- What eating an animal gives is never worked out, and there is nothing to eat.
-- as: scenario
-- outcome: clean fault
-- play: random 150
-- says: ran for too many steps
return scenario {
  game = "cave_farmers", players = 5, seed = 4,
  modify = { slaughter = { by = "anyone", run = function() while true do end end } },
}
