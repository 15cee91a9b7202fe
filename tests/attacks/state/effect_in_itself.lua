-- A declared effect that holds itself.
-- as: card
-- outcome: refused at load
-- says: 
local loop = sequence { gain { wood = 1 }, gain { wood = 1 } }
loop[2] = loop

return card {
  id = "effect_in_itself", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { loop },
}
