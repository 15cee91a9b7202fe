-- A card whose text holds an escape sequence.
-- as: card
-- outcome: refused at load
-- says: text
return card {
  id = "text_with_escape", kind = "action_tile", title = "Attack", stage = "start",
  text = "x\27]0;title\7",
  use = any_order { gain { wood = 1 } },
}
