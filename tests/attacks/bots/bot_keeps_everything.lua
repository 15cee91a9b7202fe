-- A bot that keeps every view it ever saw, and all it makes of them.
-- as: bot
-- outcome: runs, bounded
local kept = {}
return function(view, options, anytime)
  kept[#kept + 1] = { view, options, anytime }
  return 1
end
