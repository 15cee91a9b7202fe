-- A bot that asks for other chance.
-- as: bot
-- outcome: clean fault
-- says: no function of math is called 'random'
return function(view, options, anytime)
  return math.random(#options)
end
