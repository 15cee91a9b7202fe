-- The function that looks has the wrong index.
-- as: card
-- outcome: refused at load
-- before: 5.4.8
-- says: this release of Lua miscompiles it
local t = {}
return card {
  id = "stale_in_condition", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    if t[me ~= 1] then g:gain(me, { wood = 1 }) end
  end) },
}
