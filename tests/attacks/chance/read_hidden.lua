-- Reads what nobody may see.
-- as: card
-- outcome: clean fault
-- says: nothing that everybody may see
return card {
  id = "read_hidden", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:log(tostring(g:read("rng.key[1]")))
  end) },
}
