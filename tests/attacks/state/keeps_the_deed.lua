-- Keeps what a verb was about until the next time.
-- as: scenario
-- outcome: refused at load
local kept
return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  forbid = { gain = { by = "anyone", run = function(g, me, ev)
    local old = kept
    kept = ev
    return old ~= nil and old.amount > 0
  end } },
}
