-- A permission that changes the game.
-- as: card
-- outcome: clean fault
-- says: it cannot be called from a read-only hook
return card {
  id = "condition_that_writes", kind = "action_tile", title = "Attack", stage = "start",
  forbid = { take = function(g, me) g:gain(me, { wood = 1 }) return false end },
  use = any_order { gain { wood = 1 } },
}
