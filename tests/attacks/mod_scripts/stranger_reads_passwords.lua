-- Reads a file of the system, hoping that the message shows something of it.
-- as: test
-- outcome: clean fault
-- says: a test script can read only files of its own mod
-- never: root:
adit.load("/etc/passwd")
