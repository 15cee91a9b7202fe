-- A comparison inside of and, or, which every release gets right.
-- as: card
-- outcome: runs, bounded
-- says: p1 gains 1 wood
local t = { low = 1, high = 2 }
return card {
  id = "comparison_with_and", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:gain(me, { wood = t[me < 9 and "low" or "high"] })
  end) },
}
