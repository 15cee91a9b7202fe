-- Behind a condition that the compiler leaves out.
-- as: card
-- outcome: refused at load
-- before: 5.4.8
-- says: this release of Lua miscompiles it
local t = {}
return card {
  id = "stale_behind_true", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    t[true and me < 9] = true
  end) },
}
