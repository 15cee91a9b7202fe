-- Takes from the front of a list, over and over.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: ran for too many steps
return card {
  id = "remove_at_front", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    for i = 1, 2000 do t[i] = i end
    while true do table.remove(t, 1) table.insert(t, 1) end
  end) },
}
