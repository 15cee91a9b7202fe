-- A bot that answers with -1.
-- as: bot
-- outcome: clean fault
-- says: it must return a number
return function(view, options, anytime)
  return -1
end
