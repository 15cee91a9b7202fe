-- Compares a value with nothing, which would hold for every nil.
-- as: script
-- outcome: clean fault
-- says: expect_equal needs two values
expect_equal(nil)
