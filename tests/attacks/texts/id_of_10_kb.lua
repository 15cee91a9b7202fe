-- A card whose id holds 10 KB.
-- as: card
-- outcome: refused at load
-- says: id: more than 64 bytes in its id
return card {
  id = ("a"):rep(10000), kind = "action_tile", title = "T", stage = "start",
  use = any_order { gain { wood = 1 } },
}
