-- A test that has the cards of a game loaded again and again.
-- as: test
-- outcome: clean fault
-- status: LIMIT
-- says: 
local strict = false
for i = 1, 1000 do
  local mods = {}
  for k = 1, i % 15 do mods[k] = "no_such_mod_" .. i .. "_" .. k end
  pcall(adit.game, { game = "cave_vs_cave", mods = mods, seed = i })
end
while true do adit.game { game = "cave_vs_cave", seed = 1, strict = true } end
