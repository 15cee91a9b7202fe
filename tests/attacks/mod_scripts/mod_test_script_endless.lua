-- A test that never ends.
-- as: test
-- outcome: clean fault
-- status: LIMIT
-- says: ran for too many steps
while true do end
