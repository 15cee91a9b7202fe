-- Each storage space brings another one: no function, only a count.
-- as: scenario
-- outcome: clean fault
-- play: random 60
-- says: counts nested more than 16 deep
return scenario {
  game = "covenant", players = 2, seed = 4,
  modify = { storage = { by = "anyone", add = per("storage") } },
}
