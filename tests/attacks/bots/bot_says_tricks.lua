-- A bot that says something to move the cursor with.
-- as: bot
-- outcome: clean fault
-- says: cannot be displayed
return function(view, options)
  say("\27[2J\27[H> take housework")
  return 1
end
