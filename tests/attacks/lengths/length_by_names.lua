-- Names between the places move the end that Lua finds: it depends on a number that each process draws.
-- as: card
-- outcome: runs, bounded
-- says: 2 
return card {
  id = "length_by_names", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    for i = 1, 40 do t["name" .. i] = i end
    for i = 1, 60 do t[i * i % 61] = i end
    for i = 1, 60, 3 do t[i] = nil end
    local s = ""
    for i = 1, 60 do t["more" .. i] = i t[i % 7 * 3] = nil s = s .. #t .. " " end
    g:log(s)
  end) },
}
