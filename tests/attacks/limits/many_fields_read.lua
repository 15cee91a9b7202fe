-- Reads fields by name, over and over.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: 
return card {
  id = "many_fields_read", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    while true do g:read("turn") end
  end) },
}
