-- A card whose title is blanks.
-- as: card
-- outcome: refused at load
-- says: title: has no visible character
return card {
  id = "blank_spaces", kind = "action_tile", title = "    ", stage = "start",
  use = any_order { gain { wood = 1 } },
}
