-- A bot that answers with true.
-- as: bot
-- outcome: clean fault
-- says: it must return a number
return function(view, options, anytime)
  return true
end
