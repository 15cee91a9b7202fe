-- Sorts numbers with one that is none.
-- as: card
-- outcome: runs, bounded
-- says: p1 gains 4 wood
return card {
  id = "sort_not_a_number", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = { 3, 0 / 0, 1, 2 }
    table.sort(t)
    g:gain(me, { wood = #t })
  end) },
}
