-- Keys that mean something in metatables mean nothing in tables.
-- as: card
-- outcome: runs, bounded
-- says: p1 gains 1 wood
return card {
  id = "key_newindex", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    t.__newindex = t
    t.__index = t
    t.__mode = "kv"
    t.__gc = function() while true do end end
    for i = 1, 100 do t[i] = {} end
    g:gain(me, { wood = t.x == nil and 1 or 2 })
  end) },
}
