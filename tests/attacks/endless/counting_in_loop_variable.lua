-- Counts its runs in the variable of a loop.
-- as: card
-- outcome: refused at load
-- says: assigns to
local counters = {}
for i = 1, 1 do counters[i] = function() i = i + 1 return i end end

return card {
  id = "counting_in_loop_variable", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:gain(me, { wood = counters[1]() })
  end) },
}
