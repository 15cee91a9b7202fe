-- A comparison as the key of an outer table, which old releases compile wrongly.
-- as: card
-- outcome: refused at load
-- before: 5.4.8
-- says: this release of Lua miscompiles it
return card {
  id = "comparison_as_key", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = { [true] = 1 }
    local function f(a, b) local x = t[a < b] return x end
    g:gain(me, { wood = f(1, 2) })
  end) },
}
