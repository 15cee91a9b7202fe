-- A comparator that contradicts itself.
-- as: card
-- outcome: runs, bounded
-- says: p1 gains 1 wood
return card {
  id = "sort_contradicting", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    for i = 1, 500 do t[i] = i * 7 % 500 end
    table.sort(t, function() return true end)
    g:gain(me, { wood = #t // 500 })
  end) },
}
