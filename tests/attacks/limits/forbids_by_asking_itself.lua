-- Whether a verb is allowed depends on whether it can be carried out, and so on.
-- as: scenario
-- outcome: runs, bounded
-- play: random 60
return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  forbid = { gain = { by = "anyone", run = function(g, me)
    return not g:can(me, "gain", { food = 1 })
  end } },
}
