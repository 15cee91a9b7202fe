-- A card whose id holds a letter that only looks like one.
-- as: card
-- outcome: refused at load
-- says: id: expected
return card {
  id = "sh\u{435}lf", kind = "action_tile", title = "T", stage = "start",
  use = any_order { gain { wood = 1 } },
}
