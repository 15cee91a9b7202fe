-- Gives a fraction to the engine.
-- as: card
-- outcome: clean fault
-- says: wood
return card {
  id = "fractions_as_amounts", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:gain(me, { wood = 3 / 2 })
  end) },
}
