-- Calls as deep as the stack allows, so that looking at them takes long.
-- as: bot
-- outcome: clean fault
-- status: LIMIT
-- says: ran for too many steps
return function(view, options, anytime)
  local function deep(n) if n == 0 then return 0 end return 1 + deep(n - 1) end
  while true do deep(8000) end
end
