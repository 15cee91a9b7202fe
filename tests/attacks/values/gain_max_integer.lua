-- Gains math.maxinteger wood in a function.
-- as: card
-- outcome: clean fault
-- says: wood
return card {
  id = "gain_max_integer", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:gain(me, { wood = math.maxinteger })
  end) },
}
