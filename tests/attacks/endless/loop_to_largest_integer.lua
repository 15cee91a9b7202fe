-- A loop over all positive integers.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: ran for too many steps
return card {
  id = "loop_to_largest_integer", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    for _ = 1, math.maxinteger do end
  end) },
}
