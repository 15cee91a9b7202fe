-- A list whose end was taken away piece by piece.
-- as: card
-- outcome: runs, bounded
-- says: ends at 1
return card {
  id = "length_of_cleared", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    for i = 1, 50 do t[i] = i end
    for i = 50, 1, -2 do t[i] = nil end
    g:log("ends at " .. #t)
  end) },
}
