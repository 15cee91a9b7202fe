-- A card whose title is blanks of other widths.
-- as: card
-- outcome: refused at load
-- says: title: has no visible character
return card {
  id = "blank_ideographic_space", kind = "action_tile", title = "\u{3000}\u{2003}\u{A0}\u{202F}", stage = "start",
  use = any_order { gain { wood = 1 } },
}
