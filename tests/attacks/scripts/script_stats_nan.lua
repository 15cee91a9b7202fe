-- Collects what is not a number.
-- as: script
-- outcome: clean fault
-- says: finite
adit.stats():add(0 / 0)
