-- A declared gain of -3 wood.
-- as: card
-- outcome: refused at load
-- says: wood
return card {
  id = "amount_negative", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { gain { wood = -3 } },
}
