-- Takes an element off a list of the file in each run.
-- as: card
-- outcome: clean fault
-- says: read-only
local t = { 1, 2, 3 }

return card {
  id = "counting_by_remove", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:gain(me, { wood = table.remove(t) })
  end) },
}
