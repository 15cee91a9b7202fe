-- The table says how much can be stored, by a function; checks of the start ask for it.
-- as: scenario
-- outcome: runs, bounded
-- play: random 40
return scenario {
  game = "covenant", players = 2, seed = 4,
  modify = { storage = { run = function(g, me, base) return base end } },
}
