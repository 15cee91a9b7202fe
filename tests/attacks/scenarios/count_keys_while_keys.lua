-- Keys come to whoever has keys.
-- as: scenario
-- outcome: clean fault
-- play: random 200
-- says: more than 16 queries one inside the other
return scenario {
  game = "covenant", players = 2, seed = 4,
  modify = { keys = { by = "anyone", when = { "keys", at_least = 1 }, add = 1 } },
}
