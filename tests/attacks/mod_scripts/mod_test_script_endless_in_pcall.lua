-- A test that will not be ended.
-- as: test
-- outcome: clean fault
-- status: LIMIT
-- says: ran for too many steps
while true do pcall(function() while true do end end) end
