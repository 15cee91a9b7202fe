-- A table with a billion entries.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: too much memory
return card {
  id = "endless_table", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    for i = 1, 1000000000 do t[i] = i end
  end) },
}
