-- Gains 0 / 0 wood in a function.
-- as: card
-- outcome: clean fault
-- says: wood
return card {
  id = "gain_not_a_number", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:gain(me, { wood = 0 / 0 })
  end) },
}
