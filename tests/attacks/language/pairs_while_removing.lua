-- Takes keys away while it goes over them.
-- as: card
-- outcome: runs, bounded
-- says: p1 gains 2 wood
return card {
  id = "pairs_while_removing", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = { 1, 2, 3, 4 }
    local n = 0
    for k in pairs(t) do t[k + 1] = nil n = n + 1 end
    g:gain(me, { wood = n })
  end) },
}
