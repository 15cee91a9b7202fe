-- A number has no length.
-- as: card
-- outcome: clean fault
-- says: attempt to get length of a number value
return card {
  id = "length_of_number", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local n = #me
  end) },
}
