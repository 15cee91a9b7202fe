-- Looks for a way to decide for a player.
-- as: card
-- outcome: clean fault
-- says: no method of g is called 'decide'
return card {
  id = "decide_method", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:decide("take excavation")
  end) },
}
