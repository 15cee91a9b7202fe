-- Counts something a million times.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: called too many primitives
return card {
  id = "many_primitives", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    for _ = 1, 1000000 do g:count(me, "wood") end
  end) },
}
