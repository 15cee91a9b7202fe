-- A permission depends on a value that a function of the table works out.
-- as: scenario
-- outcome: runs, bounded
-- play: random 60
return scenario {
  game = "covenant", players = 2, seed = 4,
  allow = { share_hall = { by = "anyone", when = { "storage", at_least = 1 } } },
  modify = { storage = { by = "others", run = function(g, me, base) return base end } },
}
