-- A table that was filled and emptied is long to go through, though there is nothing in it.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: ran for too many steps
return card {
  id = "pairs_of_emptied", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    for i = 1, 3000 do t[i] = i end
    for i = 1, 3000 do t[i] = nil end
    while true do pairs(t) end
  end) },
}
