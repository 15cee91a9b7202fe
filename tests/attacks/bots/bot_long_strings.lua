-- A bot that doubles strings.
-- as: bot
-- outcome: clean fault
-- status: LIMIT
-- says: 
return function(view, options, anytime)
  local s = "x"
  while true do s = s .. s end
end
