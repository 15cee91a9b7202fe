-- An effect whose words cannot be seen among the options.
-- as: card
-- outcome: refused at load
-- says: label: has no visible character
return card {
  id = "blank_label", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("\u{2800}", gain { wood = 1 }) },
}
