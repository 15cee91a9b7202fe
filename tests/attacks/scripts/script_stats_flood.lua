-- Collects more numbers than it may.
-- as: script
-- outcome: clean fault
-- says: 
local s = adit.stats()
for i = 1, 2000000 do s:add(i) end
