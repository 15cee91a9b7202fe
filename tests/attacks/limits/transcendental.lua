-- Asks for sin.
-- as: card
-- outcome: clean fault
-- says: no function of math is called 'sin'
return card {
  id = "transcendental", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    math.sin(1)
  end) },
}
