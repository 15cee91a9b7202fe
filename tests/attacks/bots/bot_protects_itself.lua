-- A bot that asks for pcall.
-- as: bot
-- outcome: clean fault
-- says: no global is called 'pcall'
return function(view, options, anytime)
  while true do pcall(error) end
end
