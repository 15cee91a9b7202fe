-- Words and numbers.
-- as: card
-- outcome: clean fault
-- says: cannot be mixed
return card {
  id = "choose_mixed", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:choose(me, { "a", 1 })
  end) },
}
