-- Gives goods to seat 99.
-- as: card
-- outcome: clean fault
-- says: 
return card {
  id = "seat_far", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:gain(99, { wood = 1 })
  end) },
}
