-- Sets a global in a running function.
-- as: card
-- outcome: clean fault
-- says: 'counter' is not a local
return card {
  id = "global_in_function", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    counter = 1
  end) },
}
