-- A bot that answers with "furnish dungeon c4".
-- as: bot
-- outcome: clean fault
-- says: it must return a number
return function(view, options, anytime)
  return "furnish dungeon c4"
end
