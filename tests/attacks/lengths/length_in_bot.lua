-- A bot that goes by the length of a list with holes.
-- as: bot
-- outcome: runs, bounded
return function(view, options)
  local t = {}
  for i = 1, 30 do t["n" .. i] = i t[i] = i % 4 ~= 0 and i or nil end
  return 1 + #t % #options
end
