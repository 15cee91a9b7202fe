-- Behind an alternative that the compiler leaves out.
-- as: card
-- outcome: refused at load
-- before: 5.4.8
-- says: this release of Lua miscompiles it
local t = {}
return card {
  id = "stale_behind_false", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    t[false or me < 9] = true
  end) },
}
