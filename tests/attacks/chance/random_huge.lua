-- Draws from more than there is.
-- as: card
-- outcome: clean fault
-- says: random
return card {
  id = "random_huge", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:random(1 << 40)
  end) },
}
