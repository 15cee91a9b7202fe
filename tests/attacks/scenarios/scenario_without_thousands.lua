-- Takes out thousands of cards that do not exist; each would be looked for in the file.
-- as: scenario
-- outcome: refused at load
-- says: more than 512 cards that it patches or removes
local names = {}
for i = 1, 16000 do names[i] = "zzzzzzz_qqqq_" .. i end

return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  without = names,
}
