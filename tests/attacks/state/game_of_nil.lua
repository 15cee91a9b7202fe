-- Calls a method on nothing.
-- as: card
-- outcome: clean fault
-- says: with a colon
return card {
  id = "game_of_nil", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local f = g.gain
    f(nil, me, { wood = 1 })
  end) },
}
