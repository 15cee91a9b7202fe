-- A list with holes.
-- as: card
-- outcome: clean fault
-- says: gaps
return card {
  id = "choose_with_holes", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:choose(me, { "a", nil, "c" })
  end) },
}
