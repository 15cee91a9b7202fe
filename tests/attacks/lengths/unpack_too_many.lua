-- Unpacks a billion values.
-- as: card
-- outcome: clean fault
-- says: more than 250 values
return card {
  id = "unpack_too_many", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    table.unpack({}, 1, 1000000000)
  end) },
}
