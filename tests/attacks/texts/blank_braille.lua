-- A card whose title is the empty pattern of Braille.
-- as: card
-- outcome: refused at load
-- says: title: has no visible character
return card {
  id = "blank_braille", kind = "action_tile", title = "\u{2800}\u{2800}", stage = "start",
  use = any_order { gain { wood = 1 } },
}
