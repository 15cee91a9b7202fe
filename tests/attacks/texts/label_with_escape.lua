-- An effect with words of its own that clear the terminal.
-- as: card
-- outcome: refused at load
-- says: label
return card {
  id = "label_with_escape", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("\27[2J", gain { wood = 1 }) },
}
