-- A declared gain of math.mininteger wood.
-- as: card
-- outcome: refused at load
-- says: wood
return card {
  id = "amount_of_min_integer", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { gain { wood = math.mininteger } },
}
