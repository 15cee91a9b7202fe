-- A field that nobody knows, with a name that plays a trick.
-- as: card
-- outcome: refused at load
return card {
  id = "unknown_field_with_escape", kind = "action_tile", title = "Attack", stage = "start",
  ["x\27[2J\u{202E}"] = 1,
  use = any_order { gain { wood = 1 } },
}
