-- A bot that draws until the generator has gone round.
-- as: bot
-- outcome: clean fault
-- status: LIMIT
return function(view, options, anytime)
  while true do random(6) end
end
