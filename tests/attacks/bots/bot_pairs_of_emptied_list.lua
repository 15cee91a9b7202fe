-- A long list that was emptied is as long to go through as before.
-- as: bot
-- outcome: clean fault
-- status: LIMIT
-- says: ran for too many steps
return function(view, options, anytime)
  local t = {}
  for i = 1, 200000 do t[i] = i end
  for i = 1, 200000 do t[i] = nil end
  while true do pairs(t) end
end
