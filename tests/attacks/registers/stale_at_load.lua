-- The wrong index runs while the file is loaded.
-- as: card
-- outcome: refused at load
-- before: 5.4.8
-- says: this release of Lua miscompiles it
local t = {}
local function f(a, b) t[a < b] = 1 return t end
f(1, 2)
return card {
  id = "stale_at_load", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:gain(me, { wood = 1 })
  end) },
}
