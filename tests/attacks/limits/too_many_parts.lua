-- A node with 100 parts.
-- as: card
-- outcome: refused at load
-- says: parts
local parts = {}
for i = 1, 100 do parts[i] = gain { wood = 1 } end

return card {
  id = "too_many_parts", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order(parts),
}
