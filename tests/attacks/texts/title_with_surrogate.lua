-- A card whose title plays a trick on the terminal.
-- as: card
-- outcome: refused at load
-- says: title: 
return card {
  id = "title_with_surrogate", kind = "action_tile", title = "a\u{D800}b", stage = "start",
  use = any_order { gain { wood = 1 } },
}
