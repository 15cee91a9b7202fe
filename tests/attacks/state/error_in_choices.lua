-- A list function that fails.
-- as: card
-- outcome: clean fault
-- says: no list
return card {
  id = "error_in_choices", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:choose(me, function() error("no list") end)
  end) },
}
