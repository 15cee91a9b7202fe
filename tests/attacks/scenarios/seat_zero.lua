-- Gives goods to seat 0.
-- as: card
-- outcome: clean fault
-- says: 
return card {
  id = "seat_zero", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:gain(0, { wood = 1 })
  end) },
}
