-- Fails with a long message when memory is nearly used up.
-- as: card
-- outcome: clean fault
-- says: 
return card {
  id = "message_without_memory", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local t = {}
    for i = 1, 130 do t[i] = ("x"):rep(60000) .. i end
    error(("y"):rep(60000))
  end) },
}
