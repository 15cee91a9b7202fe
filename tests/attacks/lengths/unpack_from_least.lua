-- Unpacks from the smallest integer to the largest.
-- as: card
-- outcome: clean fault
-- says: more than 250 values
return card {
  id = "unpack_from_least", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    table.unpack({}, math.mininteger, math.maxinteger)
  end) },
}
