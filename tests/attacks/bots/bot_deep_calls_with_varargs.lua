-- The same with functions whose arguments have to be counted.
-- as: bot
-- outcome: clean fault
-- status: LIMIT
-- says: ran for too many steps
return function(view, options, anytime)
  local function deep(n, ...) if n == 0 then return 0 end return 1 + deep(n - 1, ...) end
  while true do deep(4000, 1) end
end
