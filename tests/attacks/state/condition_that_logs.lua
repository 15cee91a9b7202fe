-- A permission that writes to the log.
-- as: card
-- outcome: clean fault
-- says: it cannot be called from a read-only hook
return card {
  id = "condition_that_logs", kind = "action_tile", title = "Attack", stage = "start",
  forbid = { take = function(g, me) g:log("asked") return false end },
  use = any_order { gain { wood = 1 } },
}
