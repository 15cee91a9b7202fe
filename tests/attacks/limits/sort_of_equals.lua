-- Sorts what is equal by a comparator: the order stays.
-- as: card
-- outcome: runs, bounded
-- says: 3 6 9 12 15 18 21 24 27 30 33 36 39 1 4 7
return card {
  id = "sort_of_equals", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    for i = 1, 40 do t[i] = { key = i % 3, n = i } end
    table.sort(t, function(a, b) return a.key < b.key end)
    local s = {}
    for i, x in ipairs(t) do s[i] = x.n end
    g:log(table.concat(s, " "))
  end) },
}
