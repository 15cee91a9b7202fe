-- A card whose id holds a zero byte.
-- as: card
-- outcome: refused at load
-- says: id: expected
return card {
  id = "a\0b", kind = "action_tile", title = "T", stage = "start",
  use = any_order { gain { wood = 1 } },
}
