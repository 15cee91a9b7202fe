-- A bot that fills the memory.
-- as: bot
-- outcome: clean fault
-- status: LIMIT
-- says: too much memory
return function(view, options, anytime)
  local t = {}
  for i = 1, 1e9 do t[i] = { i } end
end
