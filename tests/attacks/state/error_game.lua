-- Raises the game itself.
-- as: card
-- outcome: clean fault
-- says: the error value is a userdata
return card {
  id = "error_game", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    error(g)
  end) },
}
