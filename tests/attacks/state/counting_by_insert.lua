-- Counts its runs in a list of the file.
-- as: card
-- outcome: clean fault
-- says: read-only
local t = {}

return card {
  id = "counting_by_insert", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    table.insert(t, 1)
    g:gain(me, { wood = #t })
  end) },
}
