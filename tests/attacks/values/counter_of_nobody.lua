-- Sets a counter that the card does not have.
-- as: card
-- outcome: clean fault
-- says: counter
return card {
  id = "counter_of_nobody", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:set("wood", 1)
  end) },
}
