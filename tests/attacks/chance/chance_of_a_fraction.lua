-- A bot that draws from half a side.
-- as: bot
-- outcome: clean fault
-- says: random
return function(view, options, anytime)
  return random(1.5)
end
