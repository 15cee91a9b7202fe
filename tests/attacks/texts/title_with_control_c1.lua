-- A card whose title plays a trick on the terminal.
-- as: card
-- outcome: refused at load
-- says: title: 
return card {
  id = "title_with_control_c1", kind = "action_tile", title = "a\u{9B}2Jb", stage = "start",
  use = any_order { gain { wood = 1 } },
}
