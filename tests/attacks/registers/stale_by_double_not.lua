-- The comparison is turned round twice.
-- as: card
-- outcome: refused at load
-- before: 5.4.8
-- says: this release of Lua miscompiles it
local t = {}
return card {
  id = "stale_by_double_not", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    t[not not (me < 9)] = true
  end) },
}
