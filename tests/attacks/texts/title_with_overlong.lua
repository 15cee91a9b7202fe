-- A card whose title plays a trick on the terminal.
-- as: card
-- outcome: refused at load
-- says: title: 
return card {
  id = "title_with_overlong", kind = "action_tile", title = "a\xC0\x80b", stage = "start",
  use = any_order { gain { wood = 1 } },
}
