-- Sorts a list of the file anew in each run.
-- as: card
-- outcome: clean fault
-- says: read-only
local t = { 3, 2, 1 }

return card {
  id = "counting_by_sort", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    table.sort(t)
    g:gain(me, { wood = t[1] })
  end) },
}
