-- Each storage space brings another one: no function, only a count.
-- as: scenario
-- outcome: clean fault
-- play: random 60
-- says: more than 16 queries one inside the other
return scenario {
  game = "covenant", players = 2, seed = 4,
  modify = { storage = { by = "anyone", add = per("storage") } },
}
