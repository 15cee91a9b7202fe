-- Asks for lengths for ever.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: ran for too many steps
return card {
  id = "length_in_endless_loop", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    for i = 1, 3000 do t[i] = i end
    while true do local n = #t end
  end) },
}
