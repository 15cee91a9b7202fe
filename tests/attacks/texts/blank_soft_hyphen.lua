-- A card whose title is a hyphen that is shown at the end of a line only.
-- as: card
-- outcome: refused at load
-- says: title: contains characters that cannot be displayed
return card {
  id = "blank_soft_hyphen", kind = "action_tile", title = "\u{AD}", stage = "start",
  use = any_order { gain { wood = 1 } },
}
