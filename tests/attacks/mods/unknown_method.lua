-- Looks for a way to step the game.
-- as: card
-- outcome: clean fault
-- says: no method of g is called 'step'
return card {
  id = "unknown_method", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:step()
  end) },
}
