-- A bot that draws while it is loaded, before there is a question.
-- as: bot
-- outcome: runs, bounded
local first = random(1000)
return function(view, options, anytime)
  if first < 1 or first > 1000 then error("out of range") end
  return 1
end
