-- Floats that are whole numbers.
-- as: card
-- outcome: runs, bounded
-- says: p1 gains 2 wood
return card {
  id = "whole_floats", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:gain(me, { wood = 4 / 2 })
  end) },
}
