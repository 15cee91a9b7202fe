-- Repeats long strings for the price of one step each.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: 
return card {
  id = "rep_in_loop", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    while true do local s = ("x"):rep(60000) end
  end) },
}
