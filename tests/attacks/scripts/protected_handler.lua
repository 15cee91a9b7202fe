-- Asks for xpcall.
-- as: card
-- outcome: clean fault
-- says: no global is called 'xpcall'
return card {
  id = "protected_handler", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    xpcall(function() end, function() while true do end end)
  end) },
}
