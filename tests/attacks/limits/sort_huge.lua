-- Sorts more than fits.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: 
return card {
  id = "sort_huge", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    for i = 1, 3000000 do t[i] = -i end
    table.sort(t)
  end) },
}
