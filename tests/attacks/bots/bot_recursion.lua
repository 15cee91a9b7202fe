-- A bot that calls itself without end.
-- as: bot
-- outcome: clean fault
-- says: 
return function(view, options, anytime)
  local function f() return 1 + f() end
  return f()
end
