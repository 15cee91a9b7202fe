-- A permission that gives back a table.
-- as: card
-- outcome: clean fault
-- says: true, false or a text with the reason
return card {
  id = "condition_with_table", kind = "action_tile", title = "Attack", stage = "start",
  forbid = { take = function() return {} end },
  use = any_order { gain { wood = 1 } },
}
