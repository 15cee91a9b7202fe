-- Inserts at the front of a list, over and over.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: 
return card {
  id = "insert_at_front", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    while true do table.insert(t, 1, 1) end
  end) },
}
