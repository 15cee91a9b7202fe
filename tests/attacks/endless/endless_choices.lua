-- A list function that never ends.
-- as: card
-- outcome: clean fault
-- says: 
return card {
  id = "endless_choices", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:choose(me, function() while true do end end)
  end) },
}
