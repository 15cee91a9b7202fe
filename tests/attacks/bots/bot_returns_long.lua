-- A bot that answers with a text as long as it can make.
-- as: bot
-- outcome: clean fault
-- says: it must return a number
return function(view, options, anytime)
  return ("x"):rep(250000)
end
