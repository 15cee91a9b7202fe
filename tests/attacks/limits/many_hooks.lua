-- A hook with 100000 listeners.
-- as: card
-- outcome: refused at load
-- says: on
local hooks = {}
for i = 1, 100000 do hooks[i] = gain { wood = 1 } end

return card {
  id = "many_hooks", kind = "action_tile", title = "Attack", stage = "start",
  on = { gained = hooks },
  use = any_order { gain { wood = 1 } },
}
