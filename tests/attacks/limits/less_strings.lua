-- Compares long strings by order.
-- as: card
-- ends: by time
-- outcome: clean fault
-- status: LIMIT
-- says: 
return card {
  id = "less_strings", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local a, b = ("x"):rep(60000) .. "a", ("x"):rep(60000) .. "b"
    while a < b do end
  end) },
}
