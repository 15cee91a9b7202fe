-- A happening that happens because of itself.
-- as: scenario
-- outcome: clean fault
-- play: random 60
-- says: one inside the other
return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  on = { gained = function(g, me, ev) g:gain(ev.seat, { gold = 1 }) end },
}
