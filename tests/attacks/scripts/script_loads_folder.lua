-- Loads a folder.
-- as: script
-- outcome: clean fault
-- says: 
adit.load("/")
