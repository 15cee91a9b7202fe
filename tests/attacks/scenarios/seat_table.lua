-- Gives goods to seat {}.
-- as: card
-- outcome: clean fault
-- says: 
return card {
  id = "seat_table", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:gain({}, { wood = 1 })
  end) },
}
