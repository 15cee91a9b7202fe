-- Two long texts that are equal, compared by one instruction each time.
-- as: bot
-- outcome: clean fault
-- status: LIMIT
-- says: ran for too many steps
return function(view, options, anytime)
  local a, b = ("x"):rep(250000), ("x"):rep(249999) .. "x"
  while a == b do end
end
