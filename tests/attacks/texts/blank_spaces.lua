-- A card whose title is blanks.
-- as: card
-- outcome: refused at load
-- says: title: has no character that can be seen
return card {
  id = "blank_spaces", kind = "action_tile", title = "    ", stage = "start",
  use = any_order { gain { wood = 1 } },
}
