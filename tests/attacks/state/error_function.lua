-- Raises a function.
-- as: card
-- outcome: clean fault
-- says: the error value is a function
return card {
  id = "error_function", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    error(function() while true do end end)
  end) },
}
