-- A bot that wants all 32 bits of a draw at once, to work back to the key.
-- as: bot
-- outcome: clean fault
-- says: random
return function(view, options, anytime)
  return random(4294967296)
end
