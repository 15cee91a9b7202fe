-- Two tables are set at once.
-- as: card
-- outcome: refused at load
-- before: 5.4.8
-- says: this release of Lua miscompiles it
local t, u = {}, {}
return card {
  id = "stale_in_two_targets", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    t[me < 9], u[me > 9] = 1, 2
  end) },
}
