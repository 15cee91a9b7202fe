-- An effect whose words are two lines, of which one looks like another option.
-- as: card
-- outcome: refused at load
-- says: label
return card {
  id = "label_with_newline", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go\n> take expansion", gain { wood = 1 }) },
}
