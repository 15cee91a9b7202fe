-- Whether a table of the file is the same one each time.
-- as: card
-- outcome: runs, bounded
-- says: true
local inner = {}
local t = { a = inner, b = inner }

return card {
  id = "identity_of_tables", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:log(tostring(t == t and t.a == t.b))
  end) },
}
