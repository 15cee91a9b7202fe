-- A table of the file with holes, read through its proxy.
-- as: card
-- outcome: runs, bounded
-- says: ends at 1 and 3
local t, u = { 1, nil, 3 }, { list = { 1, 2, 3 } }
return card {
  id = "length_of_sealed", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:log("ends at " .. #t .. " and " .. #u.list)
  end) },
}
