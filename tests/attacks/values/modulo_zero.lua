-- Takes a remainder by zero.
-- as: card
-- outcome: clean fault
-- says: attempt to perform 'n%
return card {
  id = "modulo_zero", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local x = 1 % 0
  end) },
}
