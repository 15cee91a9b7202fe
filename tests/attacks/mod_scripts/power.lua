-- Uses powers, which are not the same on every machine.
-- as: card
-- outcome: refused at load
-- says: '^' gives different results on different machines
return card {
  id = "power", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local x = 2 ^ 0.5
  end) },
}
