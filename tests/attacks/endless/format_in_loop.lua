-- Formats wide fields, over and over.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: 
return card {
  id = "format_in_loop", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    while true do string.format("%99.99f%99.99f%99.99f", 1e308, 1e308, 1e308) end
  end) },
}
