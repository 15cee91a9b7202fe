-- A bot that sets a global.
-- as: bot
-- outcome: clean fault
-- says: is not a local
return function(view, options, anytime)
  x = 1
  return 1
end
