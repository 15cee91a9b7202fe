-- A card whose title plays a trick on the terminal.
-- as: card
-- outcome: refused at load
-- says: title: 
return card {
  id = "title_with_newline", kind = "action_tile", title = "a\nb", stage = "start",
  use = any_order { gain { wood = 1 } },
}
