-- Gives goods to seat nil.
-- as: card
-- outcome: clean fault
-- says: 
return card {
  id = "seat_nil", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:gain(nil, { wood = 1 })
  end) },
}
