-- A comparator that fails.
-- as: card
-- outcome: clean fault
-- says: no order
return card {
  id = "sort_raising", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    table.sort({ 3, 2, 1 }, function() error("no order") end)
  end) },
}
