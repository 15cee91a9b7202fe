-- A permission that asks a player.
-- as: card
-- outcome: clean fault
-- says: it cannot be called from a read-only hook
return card {
  id = "condition_that_asks", kind = "action_tile", title = "Attack", stage = "start",
  forbid = { take = function(g, me) g:choose(me, { "a", "b" }) return false end },
  use = any_order { gain { wood = 1 } },
}
