-- A bot that fails with a table.
-- as: bot
-- outcome: clean fault
-- says: the error value is a table
return function(view, options, anytime)
  error({})
end
