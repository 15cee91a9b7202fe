-- A bot that draws from a text.
-- as: bot
-- outcome: clean fault
-- says: random
return function(view, options, anytime)
  return random("rng.key")
end
