-- Joins from the smallest integer to the largest.
-- as: card
-- outcome: clean fault
-- says: more than
return card {
  id = "concat_from_least", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    table.concat({}, "", math.mininteger, math.maxinteger)
  end) },
}
