-- A function that says how much can be stored takes something for itself.
-- as: scenario
-- outcome: clean fault
-- play: random 60
-- says: it cannot be called from a read-only hook
return scenario {
  game = "covenant", players = 2, seed = 4,
  modify = { storage = { by = "anyone", run = function(g, me, base) g:gain(me, { iron = 1 }) return base end } },
}
