-- Whoever counts as a blacksmith may count as one.
-- as: scenario
-- outcome: clean fault
-- play: random 80
-- says: more than 16 queries one inside the other
return scenario {
  game = "dwergar", players = 2, seed = 4,
  allow = { foreman_blacksmith = { by = "anyone", when = { "as_blacksmith", at_most = 9 } } },
}
