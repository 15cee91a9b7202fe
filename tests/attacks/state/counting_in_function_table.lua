-- Counts in a table that only a function of a table reaches.
-- as: card
-- outcome: clean fault
-- says: cannot be set
local kept = { n = 0 }
local t = { inner = { f = function() kept.n = kept.n + 1 return kept.n end } }

return card {
  id = "counting_in_function_table", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:gain(me, { wood = t.inner.f() })
  end) },
}
