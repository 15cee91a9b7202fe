-- Sorts the keys of a table anew in each step.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: 
return card {
  id = "pairs_in_loop", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    for i = 1, 1000 do t["k" .. i] = i end
    while true do for _ in pairs(t) do break end end
  end) },
}
