-- Sets a counter below zero.
-- as: card
-- outcome: clean fault
-- says: n
return card {
  id = "counter_negative", kind = "action_tile", title = "Attack", stage = "start",
  counters = { n = { max = 3, reset = "game" } },
  use = any_order { label("go", function(g, me, ev)
    g:set("n", -1)
  end) },
}
