-- A bot that asks for patterns.
-- as: bot
-- outcome: clean fault
-- says: no method of strings
return function(view, options, anytime)
  return ("x"):gmatch(".")
end
