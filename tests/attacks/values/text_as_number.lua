-- Arithmetic on digits.
-- as: card
-- outcome: clean fault
-- says: attempt to perform arithmetic on a string value
return card {
  id = "text_as_number", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local x = "10" + 1
  end) },
}
