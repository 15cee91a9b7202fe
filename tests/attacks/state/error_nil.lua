-- Raises nothing.
-- as: card
-- outcome: clean fault
-- says: the error value is a nil
return card {
  id = "error_nil", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    error()
  end) },
}
