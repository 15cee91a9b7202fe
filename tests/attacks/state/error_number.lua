-- Raises a number that is none.
-- as: card
-- outcome: clean fault
-- says: nan
return card {
  id = "error_number", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    error(0 / 0)
  end) },
}
