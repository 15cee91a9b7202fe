-- A bot that answers with view.
-- as: bot
-- outcome: clean fault
-- says: it must return a number
return function(view, options, anytime)
  return view
end
