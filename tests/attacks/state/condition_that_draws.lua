-- A permission that draws from chance.
-- as: card
-- outcome: clean fault
-- says: it cannot be called from a read-only hook
return card {
  id = "condition_that_draws", kind = "action_tile", title = "Attack", stage = "start",
  forbid = { take = function(g, me) return g:random(2) == 1 end },
  use = any_order { gain { wood = 1 } },
}
