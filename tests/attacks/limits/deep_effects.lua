-- Effects nested 3000 deep.
-- as: card
-- outcome: refused at load
-- says: 
local tree = gain { wood = 1 }
for _ = 1, 3000 do tree = sequence { tree } end

return card {
  id = "deep_effects", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { tree },
}
