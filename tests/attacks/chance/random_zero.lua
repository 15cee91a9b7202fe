-- Draws from nothing.
-- as: card
-- outcome: clean fault
-- says: random
return card {
  id = "random_zero", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:random(0)
  end) },
}
