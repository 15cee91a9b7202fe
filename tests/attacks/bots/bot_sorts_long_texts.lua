-- So are texts that are sorted.
-- as: bot
-- outcome: clean fault
-- status: LIMIT
-- says: ran for too many steps
return function(view, options, anytime)
  local t = {}
  for i = 1, 60 do t[i] = ("x"):rep(200000) .. i end
  while true do table.sort(t) end
end
