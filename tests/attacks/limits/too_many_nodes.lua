-- 5000 effects in a tree.
-- as: card
-- outcome: refused at load
-- says: 
local parts = {}
for i = 1, 10 do
  local inner = {}
  for k = 1, 10 do
    local leaves = {}
    for j = 1, 10 do
      leaves[j] = one_of { gain { wood = 1 }, gain { stone = 1 }, gain { food = 1 },
                           gain { gold = 1 }, gain { flax = 1 } }
    end
    inner[k] = sequence(leaves)
  end
  parts[i] = sequence(inner)
end
local tree = sequence(parts)

return card {
  id = "too_many_nodes", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { tree },
}
