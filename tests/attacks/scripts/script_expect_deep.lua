-- Compares tables that hold themselves.
-- as: script
-- outcome: clean fault
-- says: 
local a, b = {}, {}
a.x, b.x = a, b
expect_equal(a, b)
