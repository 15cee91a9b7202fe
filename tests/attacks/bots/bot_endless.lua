-- A bot that never decides.
-- as: bot
-- outcome: clean fault
-- status: LIMIT
-- says: ran for too many steps
return function(view, options, anytime)
  while true do end
end
