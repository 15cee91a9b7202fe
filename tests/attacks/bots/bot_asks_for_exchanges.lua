-- A bot that has the exchanges listed again and again, which is work outside of the script.
-- as: bot
-- outcome: clean fault
-- status: LIMIT
-- says: ran for too many steps
return function(view, options, anytime)
  while true do anytime() end
end
