-- Not a number as a key.
-- as: card
-- outcome: clean fault
-- says: index is NaN
return card {
  id = "nan_as_key", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    t[0 / 0] = 1
  end) },
}
