-- A permission that is never given.
-- as: card
-- outcome: clean fault
-- says: ran for too many steps
return card {
  id = "endless_forbid", kind = "action_tile", title = "Attack", stage = "start",
  forbid = { take = function() while true do end end },
  use = any_order { gain { wood = 1 } },
}
