-- Asks for next, whose order is not the same in each run.
-- as: card
-- outcome: clean fault
-- says: no global is called 'next'
return card {
  id = "raw_next", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    next({})
  end) },
}
