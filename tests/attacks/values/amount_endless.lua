-- A declared gain of 1e308 * 10 wood.
-- as: card
-- outcome: refused at load
-- says: wood
return card {
  id = "amount_endless", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { gain { wood = 1e308 * 10 } },
}
