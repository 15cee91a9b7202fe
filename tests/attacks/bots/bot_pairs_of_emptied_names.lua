-- The same with names.
-- as: bot
-- outcome: clean fault
-- status: LIMIT
-- says: ran for too many steps
return function(view, options, anytime)
  local t = {}
  for i = 1, 60000 do t["k" .. i] = i end
  for i = 1, 60000 do t["k" .. i] = nil end
  while true do pairs(t) end
end
