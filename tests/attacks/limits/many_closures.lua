-- Ten million closures kept alive.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: too much memory
return card {
  id = "many_closures", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = nil
    for i = 1, 10000000 do local before = t t = function() return before, i end end
  end) },
}
