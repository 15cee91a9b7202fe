-- Asks for pcall.
-- as: card
-- outcome: clean fault
-- says: no global is called 'pcall'
return card {
  id = "protected_call", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    pcall(function() while true do end end)
  end) },
}
