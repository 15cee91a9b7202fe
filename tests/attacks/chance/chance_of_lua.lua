-- Asks for math.random.
-- as: card
-- outcome: clean fault
-- says: no function of math is called 'random'
return card {
  id = "chance_of_lua", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    math.random(6)
  end) },
}
