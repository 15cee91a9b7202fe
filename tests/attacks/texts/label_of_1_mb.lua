-- An effect with words of 200 KB.
-- as: card
-- outcome: refused at load
-- says: label
return card {
  id = "label_of_1_mb", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label(("x"):rep(200000), gain { wood = 1 }) },
}
