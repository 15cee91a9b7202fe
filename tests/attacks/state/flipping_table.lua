-- Fills and empties a table so that it is laid out anew each time.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: 
return card {
  id = "flipping_table", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    while true do
      for i = 1, 3000 do t[i] = i end
      for i = 1, 3000 do t[i] = nil end
      for i = 1, 300 do t["x" .. i] = i end
      for i = 1, 300 do t["x" .. i] = nil end
    end
  end) },
}
