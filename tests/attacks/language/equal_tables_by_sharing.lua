-- Compares two tables that are small but have 2^40 ways through them.
-- as: test
-- outcome: clean fault
-- status: LIMIT
local function shared(n)
  local x = { 1 }
  for _ = 1, n do x = { x, x } end
  return x
end
expect_equal(shared(40), shared(40))
