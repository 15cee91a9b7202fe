-- A card whose title is a filler of Hangul.
-- as: card
-- outcome: refused at load
-- says: title: contains characters that cannot be displayed
return card {
  id = "blank_hangul_filler", kind = "action_tile", title = "\u{3164}", stage = "start",
  use = any_order { gain { wood = 1 } },
}
