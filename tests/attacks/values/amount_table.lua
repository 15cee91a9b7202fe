-- A declared gain of {} wood.
-- as: card
-- outcome: refused at load
-- says: wood
return card {
  id = "amount_table", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { gain { wood = {} } },
}
