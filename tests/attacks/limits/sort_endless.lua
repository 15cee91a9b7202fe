-- A comparator that never returns.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: ran for too many steps
return card {
  id = "sort_endless", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    table.sort({ 2, 1 }, function() while true do end end)
  end) },
}
