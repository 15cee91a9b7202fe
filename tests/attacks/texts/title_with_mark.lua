-- A card whose title plays a trick on the terminal.
-- as: card
-- outcome: refused at load
-- says: title: 
return card {
  id = "title_with_mark", kind = "action_tile", title = "\u{FEFF}a", stage = "start",
  use = any_order { gain { wood = 1 } },
}
