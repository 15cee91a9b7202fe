-- A loop that adds 1 to a number too large for it.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: ran for too many steps
return card {
  id = "loop_over_floats", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    for _ = 1e300, 1e301 do end
  end) },
}
