-- An end that asks the player whether it is one.
-- as: scenario
-- outcome: clean fault
-- says: it cannot be called from a read-only hook (win)
return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  win = function(g, me) return g:choose(me, { "yes", "no" }) == "yes" end,
}
