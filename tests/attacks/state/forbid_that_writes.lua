-- Asked whether a verb is allowed, it does something.
-- as: scenario
-- outcome: clean fault
-- play: random 60
-- says: read-only
return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  forbid = { gain = { by = "anyone", run = function(g, me)
    g:gain(me, { gold = 1 })
    return false
  end } },
}
