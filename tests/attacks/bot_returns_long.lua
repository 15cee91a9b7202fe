-- A bot that answers with ("x"):rep(1000000).
-- as: bot
-- outcome: clean fault
-- says: it must return a number
return function(view, options, anytime)
  return ("x"):rep(1000000)
end
