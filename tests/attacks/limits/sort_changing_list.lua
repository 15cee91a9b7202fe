-- A comparator that changes the list it sorts.
-- as: card
-- outcome: runs, bounded
-- says: p1 gains 1 wood
return card {
  id = "sort_changing_list", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = { 5, 4, 3, 2, 1 }
    table.sort(t, function(a, b) for i = 1, 9 do t[i] = nil end return a < b end)
    g:gain(me, { wood = t[1] })
  end) },
}
