-- A bot that answers with 0.
-- as: bot
-- outcome: clean fault
-- says: it must return a number
return function(view, options, anytime)
  return 0
end
