-- Sorts what has no order.
-- as: card
-- outcome: clean fault
-- says: cannot compare
return card {
  id = "sort_mixed", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    table.sort({ 1, "a", {} })
  end) },
}
