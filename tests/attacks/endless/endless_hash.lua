-- A table with a billion names.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: too much memory
return card {
  id = "endless_hash", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    for i = 1, 1000000000 do t["k" .. i] = i end
  end) },
}
