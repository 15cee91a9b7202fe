-- A bot that sets the seed of Lua's own generator.
-- as: bot
-- outcome: clean fault
-- says: randomseed
return function(view, options, anytime)
  math.randomseed(5)
  return 1
end
