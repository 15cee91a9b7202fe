-- A card whose title is empty.
-- as: card
-- outcome: refused at load
-- says: title: empty
return card {
  id = "blank_empty", kind = "action_tile", title = "", stage = "start",
  use = any_order { gain { wood = 1 } },
}
