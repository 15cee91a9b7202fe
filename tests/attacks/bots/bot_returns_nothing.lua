-- A bot that answers with nil.
-- as: bot
-- outcome: clean fault
-- says: it must return a number
return function(view, options, anytime)
  return nil
end
