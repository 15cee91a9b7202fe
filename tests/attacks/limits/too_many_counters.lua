-- 33 counters.
-- as: card
-- outcome: refused at load
-- says: counters
local counters = {}
for i = 1, 33 do counters["c" .. i] = { max = 1, reset = "turn" } end

return card {
  id = "too_many_counters", kind = "action_tile", title = "Attack", stage = "start",
  counters = counters,
  use = any_order { gain { wood = 1 } },
}
