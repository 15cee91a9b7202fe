-- An end that counts in Lua how often it was asked.
-- as: scenario
-- outcome: refused at load
return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  win = (function() local asked = 0; return function() asked = asked + 1; return asked > 40 end end)(),
}
