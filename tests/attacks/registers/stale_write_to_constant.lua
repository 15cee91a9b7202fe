-- Writes through a register that was never set, to count its games.
-- as: card
-- outcome: refused at load
-- before: 5.4.8
-- says: this release of Lua miscompiles it
local t = { 1, 2, 3 }
return card {
  id = "stale_write_to_constant", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    for _ in pairs(t) do end
    local a, b = 1, 2
    t[a < b] = true
    g:gain(me, { wood = 1 })
  end) },
}
