-- A card with a field whose name has several lines.
-- as: card
-- outcome: refused at load
-- says: a?forged: ok
return card {
  id = "forged_line_in_unknown_field", kind = "action_tile", title = "Attack", stage = "start",
  ["a\nforged: ok"] = 1,
  use = any_order { gain { wood = 1 } },
}
