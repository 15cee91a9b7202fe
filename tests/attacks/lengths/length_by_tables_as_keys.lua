-- Tables as keys lie elsewhere in each process.
-- as: card
-- outcome: runs, bounded
-- says: ends at 
return card {
  id = "length_by_tables_as_keys", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    for i = 1, 30 do t[{}] = i t[i * 2] = i end
    for i = 1, 9 do t[i] = i end
    t[4] = nil
    g:log("ends at " .. #t)
  end) },
}
