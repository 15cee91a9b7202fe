-- Calls a method of what lies in the register.
-- as: card
-- outcome: refused at load
-- before: 5.4.8
-- says: this release of Lua miscompiles it
local t = {}
return card {
  id = "stale_in_method", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    t[me < 9]:gain(me, { wood = 1 })
  end) },
}
