-- A card whose title is marks that have no letter to sit on.
-- as: card
-- outcome: refused at load
-- says: title: has no visible character
return card {
  id = "blank_combining", kind = "action_tile", title = "\u{0301}\u{0308}\u{20DD}", stage = "start",
  use = any_order { gain { wood = 1 } },
}
