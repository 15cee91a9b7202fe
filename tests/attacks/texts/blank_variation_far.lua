-- A card whose title is a chooser of variants from the last plane.
-- as: card
-- outcome: refused at load
-- says: title: contains characters that cannot be displayed
return card {
  id = "blank_variation_far", kind = "action_tile", title = "\u{E0101}", stage = "start",
  use = any_order { gain { wood = 1 } },
}
