-- A reason of 60 KB.
-- as: card
-- outcome: runs, bounded
-- play: random 3
return card {
  id = "reason_of_60_kb", kind = "action_tile", title = "Attack", stage = "start",
  forbid = { take = function() return ("x"):rep(60000) end },
  use = any_order { gain { wood = 1 } },
}
