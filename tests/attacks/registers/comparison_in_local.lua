-- The same in two steps, which every release gets right.
-- as: card
-- outcome: runs, bounded
-- says: p1 gains 1 wood
local t = { [true] = 1 }
return card {
  id = "comparison_in_local", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local key = me < 9
    g:gain(me, { wood = t[key] })
  end) },
}
