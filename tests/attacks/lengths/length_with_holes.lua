-- Lengths of tables with holes, by the library.
-- as: card
-- outcome: runs, bounded
-- says: n 
return card {
  id = "length_with_holes", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = { 1, 2, nil, 4, nil, nil, 7 }
    t[20] = 1
    t.x = 1
    g:log("n " .. select("#", table.unpack(t)))
  end) },
}
