-- The comparison is turned round.
-- as: card
-- outcome: refused at load
-- before: 5.4.8
-- says: this release of Lua miscompiles it
local t = {}
return card {
  id = "stale_by_not", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    t[not (me > 9)] = true
  end) },
}
