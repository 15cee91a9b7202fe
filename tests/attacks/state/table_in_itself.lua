-- A table in itself that a function can reach.
-- as: card
-- outcome: runs, bounded
-- says: p1 gains 1 wood
local t = { n = 1 }
t.t = t

return card {
  id = "table_in_itself", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:gain(me, { wood = t.t.t.t.n })
  end) },
}
