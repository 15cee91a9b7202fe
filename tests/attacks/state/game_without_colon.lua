-- Calls a method on something else.
-- as: card
-- outcome: clean fault
-- says: with a colon
return card {
  id = "game_without_colon", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g.gain({}, me, { wood = 1 })
  end) },
}
