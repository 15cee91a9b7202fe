-- A card whose title is another filler of Hangul.
-- as: card
-- outcome: refused at load
-- says: title: contains characters that cannot be displayed
return card {
  id = "blank_choseong_filler", kind = "action_tile", title = "\u{115F}\u{1160}", stage = "start",
  use = any_order { gain { wood = 1 } },
}
