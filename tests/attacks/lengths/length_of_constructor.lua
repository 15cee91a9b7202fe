-- Holes that a constructor leaves.
-- as: card
-- outcome: runs, bounded
-- says: ends at 0
return card {
  id = "length_of_constructor", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = { nil, nil, 3, nil, 5, nil, nil, 8 }
    g:log("ends at " .. #t)
  end) },
}
