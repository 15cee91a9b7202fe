-- Reads what nobody may see.
-- as: card
-- outcome: clean fault
-- says: 'rng.key[1]' cannot be read: there is no field 'rng'
return card {
  id = "read_hidden", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:log(tostring(g:read("rng.key[1]")))
  end) },
}
