-- A bot that calls the exchanges of an earlier question.
-- as: bot
-- outcome: clean fault
-- says: only while its question is being decided
local kept
return function(view, options, anytime)
  if kept then kept() end
  kept = anytime
  return 1
end
