-- Loads a device that never ends.
-- as: script
-- outcome: clean fault
-- says: 
adit.load("/dev/zero")
