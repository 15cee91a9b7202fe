-- Counts its runs in the environment.
-- as: card
-- outcome: clean fault
-- says: 'n' is not a local
return card {
  id = "counting_in_environment", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    _ENV.n = 1
  end) },
}
