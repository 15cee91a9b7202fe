-- A card whose id holds capitals.
-- as: card
-- outcome: refused at load
-- says: id: expected
return card {
  id = "Shelf", kind = "action_tile", title = "T", stage = "start",
  use = any_order { gain { wood = 1 } },
}
