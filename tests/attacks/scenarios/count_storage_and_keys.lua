-- Storage spaces count keys, keys count storage spaces.
-- as: scenario
-- outcome: clean fault
-- play: random 60
-- says: more than 16 queries one inside the other
return scenario {
  game = "covenant", players = 2, seed = 4,
  modify = {
    storage = { by = "anyone", add = per("keys") },
    keys = { by = "anyone", add = per("storage") },
  },
}
