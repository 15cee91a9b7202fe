-- The same for shares, caught each time.
-- as: test
-- outcome: clean fault
-- says: ran for too many steps
local numbers = adit.stats()
for i = 1, 200000 do numbers:add(i * 7919 % 200003) end
for i = 1, 5000 do pcall(numbers.quantile, numbers, 0.9) end
