-- Thousands of values, and deep calls that hide who has them from whoever counts.
-- as: bot
-- outcome: clean fault
-- status: LIMIT
-- says: ran for too many steps
local function collect(n, spin, ...)
  if n == 0 then return spin(...) end
  return collect(n - 1, spin, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, ...)
end
return function(view, options, anytime)
  local function deep(n) if n == 0 then return 1 end return 1 + deep(n - 1) end
  local function f(...) return 1 end
  collect(3000, function(...)
    while true do
      f(...) f(...) f(...) f(...) f(...) f(...) f(...) f(...)
      deep(150)
    end
  end)
end
