-- Sorts in a comparator in a comparator.
-- as: card
-- outcome: clean fault
-- says: stack overflow
return card {
  id = "recursion_by_sort", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local function f() table.sort({ 2, 1 }, function() f() return true end) end
    f()
  end) },
}
