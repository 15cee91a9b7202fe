-- Counts its runs in a table of the file.
-- as: card
-- outcome: clean fault
-- says: 'n' cannot be set
local t = { n = 0 }

return card {
  id = "counting_in_table", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    t.n = t.n + 1
    g:gain(me, { wood = t.n })
  end) },
}
