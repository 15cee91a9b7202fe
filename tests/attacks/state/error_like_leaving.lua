-- Raises true, which looks like an answer.
-- as: card
-- outcome: clean fault
-- says: the error value is a boolean
return card {
  id = "error_like_leaving", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    error(true)
  end) },
}
