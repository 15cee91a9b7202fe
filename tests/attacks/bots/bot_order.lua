-- A bot that decides by the order of keys.
-- as: bot
-- outcome: runs, bounded
return function(view, options, anytime)
  local sum = 0
  for k in pairs(view) do sum = sum * 31 % 65536 + #k end
  return sum % #options + 1
end
