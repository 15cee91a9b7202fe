-- Asks how much memory is used.
-- as: card
-- outcome: clean fault
-- says: no global is called 'collectgarbage'
return card {
  id = "collector", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    collectgarbage("count")
  end) },
}
