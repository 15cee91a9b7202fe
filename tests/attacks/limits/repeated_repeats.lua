-- Repetitions in repetitions, without a line of script: a hundred to the power of eight gains.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- says: repeated_repeats.lua:6: more than 10000 parts of declared effects; this is the limit 'run_parts'
local tree = gain { wood = 1 }
for _ = 1, 8 do tree = repeat_ { tree, times = 100 } end

return card {
  id = "repeated_repeats", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", tree) },
}
