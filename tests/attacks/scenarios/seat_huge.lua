-- Gives goods to seat math.maxinteger.
-- as: card
-- outcome: clean fault
-- says: 
return card {
  id = "seat_huge", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:gain(math.maxinteger, { wood = 1 })
  end) },
}
