-- A text of a quarter of a megabyte that a loop reads as a number.
-- as: bot
-- outcome: clean fault
-- status: LIMIT
-- says: ran for too many steps
return function(view, options, anytime)
  local a = ("0"):rep(250000) .. "1"
  while true do for i = 2, a do end end
end
