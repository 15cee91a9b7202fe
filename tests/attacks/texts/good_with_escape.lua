-- A good whose name plays a trick.
-- as: card
-- outcome: refused at load
-- says: gain
return card {
  id = "good_with_escape", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { gain { ["wood\27[2J"] = 1 } },
}
