-- Effects that hold the one before twice: a million of them, in twenty lines.
-- as: card
-- outcome: refused at load
-- says: 
local tree = gain { wood = 1 }
for _ = 1, 20 do tree = sequence { tree, tree } end

return card {
  id = "doubling_effects", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { tree },
}
