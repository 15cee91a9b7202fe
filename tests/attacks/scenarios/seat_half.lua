-- Gives goods to seat 1.5.
-- as: card
-- outcome: clean fault
-- says: 
return card {
  id = "seat_half", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:gain(1.5, { wood = 1 })
  end) },
}
