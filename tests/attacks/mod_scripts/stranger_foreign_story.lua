-- Reads a file of the system as the story of a game.
-- as: test
-- outcome: clean fault
-- says: a test script can read only files of its own mod
-- never: root:
adit.story("/etc/passwd")
