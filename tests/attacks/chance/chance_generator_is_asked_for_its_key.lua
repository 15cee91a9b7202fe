-- A bot that calls random without a number, in the hope of the raw words of the generator.
-- as: bot
-- outcome: clean fault
-- says: random
return function(view, options, anytime)
  return random()
end
