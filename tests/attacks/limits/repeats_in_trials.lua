-- The same as choices that may not be possible, so that each is tried out beforehand.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: parts of declared effects
-- play: take repeats_in_trials:repeats_in_trials | go | way 1
local tree = gain { wood = 1 }
for _ = 1, 8 do tree = repeat_ { tree, times = 100 } end
local parts = {}
for i = 1, 8 do parts[i] = label("way " .. i, sequence { tree, pay { gold = i } }) end

return card {
  id = "repeats_in_trials", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", one_of(parts)) },
}
