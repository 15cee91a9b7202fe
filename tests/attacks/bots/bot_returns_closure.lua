-- A bot that answers with function() return 1 end.
-- as: bot
-- outcome: clean fault
-- says: it must return a number
return function(view, options, anytime)
  return function() return 1 end
end
