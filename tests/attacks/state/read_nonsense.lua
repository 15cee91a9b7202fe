-- Reads a field with a name of 60 KB.
-- as: card
-- outcome: clean fault
-- says: field: 'xxxxxxxxxxxxxxxx
-- says: xxxxxxxxxxxxxxxx' cannot be read
return card {
  id = "read_nonsense", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:read(("x"):rep(60000))
  end) },
}
