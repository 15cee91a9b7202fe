-- A permission that takes a tenth of a run each time it is asked.
-- as: card
-- outcome: runs, bounded
-- play: random 3
return card {
  id = "dear_forbid", kind = "action_tile", title = "Attack", stage = "start",
  forbid = { take = function() for _ = 1, 100000 do end return false end },
  use = any_order { gain { wood = 1 } },
}
