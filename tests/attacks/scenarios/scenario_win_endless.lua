-- An end that is never worked out, once the match is going.
-- as: scenario
-- outcome: clean fault
-- play: random 30
-- says: ran for too many steps
return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  win = function(g) if g:active() == 2 then while true do end end end,
}
