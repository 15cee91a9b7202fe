-- A bot that answers with math.maxinteger.
-- as: bot
-- outcome: clean fault
-- says: it must return a number
return function(view, options, anytime)
  return math.maxinteger
end
