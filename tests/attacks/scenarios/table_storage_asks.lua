-- A function that says how much can be stored asks a player.
-- as: scenario
-- outcome: clean fault
-- play: random 60
-- says: it cannot be called from a read-only hook
return scenario {
  game = "covenant", players = 2, seed = 4,
  modify = { storage = { by = "anyone", run = function(g, me, base) g:choose(me, { "a", "b" }) return base end } },
}
