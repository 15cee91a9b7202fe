-- A test that copies many numbers for a few steps each time.
-- as: test
-- outcome: clean fault
-- says: ran for too many steps
local numbers = adit.stats()
for i = 1, 200000 do numbers:add(i) end
for i = 1, 5000 do numbers:values() end
