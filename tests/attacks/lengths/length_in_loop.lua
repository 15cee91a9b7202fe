-- Asks for the length of a list by the library, over and over.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: ran for too many steps
return card {
  id = "length_in_loop", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = { 1 }
    while true do table.concat(t) end
  end) },
}
