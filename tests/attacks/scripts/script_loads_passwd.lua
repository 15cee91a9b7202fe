-- Loads a file of the system as a game.
-- as: script
-- outcome: clean fault
-- says: 
-- never: root:x
adit.load("/etc/passwd")
