-- Writes the sign for lengths as Adit does inside; powers are refused in cards.
-- as: card
-- outcome: refused at load
-- says: '^' gives different results on different machines
return card {
  id = "power_of_sign", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local n = "#"^{ 1 }
  end) },
}
