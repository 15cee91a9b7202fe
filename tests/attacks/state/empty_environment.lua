-- Takes the environment away from itself.
-- as: card
-- outcome: clean fault
-- says: attempt to call a nil value (global 'print')
return card {
  id = "empty_environment", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local _ENV = {}
    print("x")
  end) },
}
