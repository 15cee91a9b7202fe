-- Unpacks 250 values, over and over.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: ran for too many steps
return card {
  id = "unpack_in_loop", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    for i = 1, 250 do t[i] = i end
    while true do select("#", table.unpack(t)) end
  end) },
}
