-- A card whose source holds an escape sequence.
-- as: card
-- outcome: refused at load
-- says: source
return card {
  id = "source_with_escape", kind = "action_tile", title = "Attack", stage = "start",
  source = "x\27]0;title\7",
  use = any_order { gain { wood = 1 } },
}
