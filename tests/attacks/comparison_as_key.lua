-- A comparison as the key of an outer table, which old releases compile wrongly: it runs or
-- fails, and that is all.
-- as: card
-- outcome: runs, bounded
-- says: p1 gains 1 wood
return card {
  id = "comparison_as_key", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = { [true] = 1 }
    local function f(a, b) local x = t[a < b] return x end
    g:gain(me, { wood = 1 })
  end) },
}
