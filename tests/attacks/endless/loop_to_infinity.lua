-- A loop to infinity.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: ran for too many steps
return card {
  id = "loop_to_infinity", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    for _ = 1, 1 / 0 do end
  end) },
}
