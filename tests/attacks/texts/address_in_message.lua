-- Fails with a message of Lua that names a value.
-- as: card
-- outcome: clean fault
-- says: attempt to index a nil value (field 'x')
-- never: 0x
return card {
  id = "address_in_message", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    t.x.y = 1
  end) },
}
