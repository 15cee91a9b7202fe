-- Reads a file of the system as a story.
-- as: script
-- outcome: clean fault
-- says: 
-- never: root:x
adit.story("/etc/passwd")
