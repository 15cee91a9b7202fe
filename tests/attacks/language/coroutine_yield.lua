-- Asks for coroutines, to leave without returning.
-- as: card
-- outcome: clean fault
-- says: no global is called 'coroutine'
return card {
  id = "coroutine_yield", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    coroutine.yield("ask")
  end) },
}
