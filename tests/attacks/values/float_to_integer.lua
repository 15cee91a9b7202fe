-- A float that is no integer where one is needed.
-- as: card
-- outcome: clean fault
-- says: number has no integer representation
return card {
  id = "float_to_integer", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local x = 1 << 0.5
  end) },
}
