-- A card whose title is a chooser of variants alone.
-- as: card
-- outcome: refused at load
-- says: title: has no visible character
return card {
  id = "blank_variation", kind = "action_tile", title = "\u{FE0F}", stage = "start",
  use = any_order { gain { wood = 1 } },
}
