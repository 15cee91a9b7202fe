-- Takes a file of the system for a scenario.
-- as: test
-- outcome: clean fault
-- says: a test script can read only files of its own mod
-- never: root:
adit.game { scenario = "/etc/passwd" }
