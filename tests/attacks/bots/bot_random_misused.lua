-- A bot that draws from nothing.
-- as: bot
-- outcome: clean fault
-- says: random
return function(view, options, anytime)
  return random(0)
end
