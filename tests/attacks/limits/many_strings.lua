-- Many long strings kept alive.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: 
return card {
  id = "many_strings", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    for i = 1, 100000 do t[i % 1000 + 1] = ("x"):rep(50000) .. i end
  end) },
}
