-- The length of a list with holes decides the goods to gain.
-- as: card
-- outcome: runs, bounded
-- says: p1 gains
return card {
  id = "length_decides", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = { 1, 2, nil, 4 }
    t.a, t.b, t.c = 1, 2, 3
    g:gain(me, { wood = 1 + #t % 3 })
  end) },
}
