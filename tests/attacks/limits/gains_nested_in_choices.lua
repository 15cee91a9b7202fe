-- A hook that gains what it listens for while it makes up its list of choices: each gain sets off
-- another one, and each of them is tried out before it is carried out. What a trial found is kept for
-- the run, so it is not tried three times on each level.
-- as: scenario
-- outcome: runs, bounded
-- play: random 60
return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  set = { ["player[1].goods.gold"] = 5, ["player[2].goods.gold"] = 5 },
  on = { gained = { by = "anyone", run = function(g, me)
    g:choose(me, { "keep", g:gain(me, { gold = 1 }) })
  end } },
}
