-- Names that differ only at their end are long to put in order.
-- as: bot
-- outcome: clean fault
-- status: LIMIT
-- says: ran for too many steps
return function(view, options, anytime)
  local t = {}
  for i = 1, 60 do t[("x"):rep(200000) .. i] = i end
  while true do for k, v in pairs(t) do end end
end
