-- Writes a field of a string.
-- as: card
-- outcome: clean fault
-- says: attempt to index a string value
return card {
  id = "write_to_string", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local s = "x"
    s.y = 1
  end) },
}
