-- 100000 fields.
-- as: scenario
-- outcome: refused at load
-- says: 
local fields = {}
for i = 1, 100000 do fields["f" .. i] = 1 end

return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  set = fields,
}
