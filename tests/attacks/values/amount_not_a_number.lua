-- A declared gain of 0/0 wood.
-- as: card
-- outcome: refused at load
-- says: wood
return card {
  id = "amount_not_a_number", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { gain { wood = 0/0 } },
}
