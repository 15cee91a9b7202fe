-- A bot that asks for the seed by its name.
-- as: bot
-- outcome: clean fault
-- says: seed
return function(view, options, anytime)
  return seed % #options
end
