-- A card whose mark holds an escape sequence.
-- as: card
-- outcome: refused at load
-- says: mark
return card {
  id = "mark_with_escape", kind = "action_tile", title = "Attack", stage = "start",
  mark = "x\27]0;title\7",
  use = any_order { gain { wood = 1 } },
}
