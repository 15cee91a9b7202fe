-- The same choice twice.
-- as: card
-- outcome: clean fault
-- says: duplicate choice
return card {
  id = "choose_twice_the_same", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:choose(me, { "a", "a" })
  end) },
}
