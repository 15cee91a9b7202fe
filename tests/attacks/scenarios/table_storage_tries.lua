-- A function that says how much can be stored tries out a gain, which asks how much can be stored.
-- as: scenario
-- outcome: runs, bounded
-- play: random 60
return scenario {
  game = "covenant", players = 2, seed = 4,
  modify = { storage = { by = "anyone", run = function(g, me, base) g:can(me, "gain", { iron = 1 }) return base end } },
}
