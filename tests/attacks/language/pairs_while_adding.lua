-- Adds keys while it goes over them.
-- as: card
-- outcome: runs, bounded
-- says: p1 gains 1 wood
return card {
  id = "pairs_while_adding", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = { a = 1 }
    local n = 0
    for k in pairs(t) do t[k .. "x"] = 1 n = n + 1 end
    g:gain(me, { wood = n })
  end) },
}
