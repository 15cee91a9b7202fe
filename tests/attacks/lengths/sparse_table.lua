-- Entries at the ends of the integers, back and forth between both parts of the table.
-- as: card
-- outcome: runs, bounded
-- says: p1 gains 1 wood
return card {
  id = "sparse_table", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    for i = 0, 62 do t[1 << i] = i t[-(1 << i)] = i end
    for i = 1, 100 do t[i] = i end
    for i = 1, 100 do t[i] = nil end
    t[math.maxinteger] = 1
    t[math.mininteger] = 2
    g:gain(me, { wood = t[math.maxinteger] })
  end) },
}
