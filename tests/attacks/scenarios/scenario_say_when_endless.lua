-- Twenty texts, each of which takes as long as it may.
-- as: scenario
-- outcome: clean fault
-- play: random 30
-- says: ran for too many steps
return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  say = (function() local all = {}; for i = 1, 20 do all[i] = { text = "x", when = function(g) if g:active() == 2 then while true do end end end } end return all end)(),
}
