-- A declared gain of "7" wood.
-- as: card
-- outcome: refused at load
-- says: wood
return card {
  id = "amount_as_text", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { gain { wood = "7" } },
}
