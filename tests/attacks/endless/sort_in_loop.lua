-- Sorts a list, over and over.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: 
return card {
  id = "sort_in_loop", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    for i = 1, 1000 do t[i] = -i end
    while true do table.sort(t) end
  end) },
}
