-- A card whose title plays a trick on the terminal.
-- as: card
-- outcome: refused at load
-- says: title: 
return card {
  id = "title_with_direction", kind = "action_tile", title = "a\u{202E}b", stage = "start",
  use = any_order { gain { wood = 1 } },
}
