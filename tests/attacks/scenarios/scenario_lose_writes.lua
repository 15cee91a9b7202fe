-- A loss that changes the game first.
-- as: scenario
-- outcome: clean fault
-- says: it cannot be called from a read-only hook (lose)
return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  lose = function(g, me) g:pay(me, { wood = 1 }) return false end,
}
