-- Asks whether something can be done, over and over.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: 
return card {
  id = "many_trials", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    while true do g:can(me, "furnish") end
  end) },
}
