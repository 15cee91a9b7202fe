-- Sets a counter above its largest value.
-- as: card
-- outcome: clean fault
-- says: n
return card {
  id = "counter_beyond", kind = "action_tile", title = "Attack", stage = "start",
  counters = { n = { max = 3, reset = "game" } },
  use = any_order { label("go", function(g, me, ev)
    g:set("n", 100)
  end) },
}
