-- Declares an effect while the game runs.
-- as: card
-- outcome: clean fault
-- says: does nothing inside a function
return card {
  id = "effect_in_function", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    gain { wood = 1 }
  end) },
}
